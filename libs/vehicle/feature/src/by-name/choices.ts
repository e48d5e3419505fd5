/** Something that can be chosen from a list. */
export interface Choice {
  /** As the catalogue writes it. */
  readonly name: string;
  /** As people read it, where that differs. */
  readonly label?: string;
  /** What should be known of it. */
  readonly note?: 'name.doubtful';
}

/** Letters and digits alone, so that `F 150` finds `F-150` and `citroen` finds `Citroën`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The one choice that a text means: the one of this name, in any case, else the only one that it finds; null for none. */
export function meantBy(matches: readonly Choice[], typed: string): Choice | null {
  const sought = plain(typed);
  if (sought === '') return null;
  const same = matches.find(
    ({ name, label }) => plain(name) === sought || (label !== undefined && plain(label) === sought),
  );
  return same ?? (matches.length === 1 ? matches[0]! : null);
}

/** The choices that a text finds: those that begin with it first, then those that hold it, each in their own order. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const sought = plain(typed);
  if (sought === '') return choices;
  const begins: Choice[] = [];
  const holds: Choice[] = [];
  for (const choice of choices) {
    const at = plain(choice.label ?? choice.name).indexOf(sought);
    if (at >= 0) (at === 0 ? begins : holds).push(choice);
  }
  return [...begins, ...holds];
}
