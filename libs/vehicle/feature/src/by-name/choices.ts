/** An option in a list. */
export interface Choice {
  /** As spelled in the catalog. */
  readonly name: string;
  /** Display label, if different. */
  readonly label?: string;
  /** Note shown with the option. */
  readonly note?: 'name.doubtful';
}

/** Keeps only letters and digits, so `F 150` finds `F-150` and `citroen` finds `Citroën`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns the option a text refers to: the exact name in any case, otherwise the only match; null if there is none. */
export function meantBy(matches: readonly Choice[], typed: string): Choice | null {
  const sought = plain(typed);
  if (sought === '') return null;
  const same = matches.find(
    ({ name, label }) => plain(name) === sought || (label !== undefined && plain(label) === sought),
  );
  return same ?? (matches.length === 1 ? matches[0]! : null);
}

/** Returns the options that match a text: those that start with it, then those that contain it, each in list order. */
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
