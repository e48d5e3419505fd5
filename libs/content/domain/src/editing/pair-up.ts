import { fieldOf, isRecord, isSame } from './json.ts';

/** Fields that identify a list entry, most reliable first. */
const NAMES = ['id', 'title', 'question', 'label', 'author'];

/** From this share of common words on, an entry counts as a reworded version of another. */
const ALIKE = 0.4;

const kindOf = (entry: unknown) => (isRecord(entry) ? (fieldOf(entry, 'kind') ?? null) : typeof entry);

/** All words of an entry. */
function wordsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (typeof entry !== 'object' || entry === null) return [];
  return Object.values(entry).flatMap(wordsOf);
}

/** Share of common words, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 1 : (2 * [...one].filter((word) => other.has(word)).length) / all;
}

/**
 * Matches the entries of two lists, since they have no ids: first equal entries, then those with the same name, then
 * similar ones, and the rest of a kind in order if both lists have the same number left.
 *
 * @returns index in `after` by index in `before`; missing ones were removed
 */
export function pairUp(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (from: number, to: number) => void (pairs.set(from, to), taken.add(to));
  const freeBefore = () => [...before.keys()].filter((index) => !pairs.has(index));
  const freeAfter = () => [...after.keys()].filter((index) => !taken.has(index));
  const pairBy = (fits: (one: unknown, other: unknown) => boolean) => {
    for (const from of freeBefore()) {
      const to = freeAfter().find((index) => fits(before[from]!, after[index]!));
      if (to !== undefined) pair(from, to);
    }
  };

  pairBy(isSame);
  for (const name of NAMES)
    pairBy((one, other) => {
      const named = isRecord(one) ? fieldOf(one, name) : undefined;
      if (named === undefined || named === '' || !isRecord(other)) return false;
      return kindOf(one) === kindOf(other) && isSame(named, fieldOf(other, name));
    });

  const words = (entries: readonly unknown[]) => entries.map((entry) => new Set(wordsOf(entry)));
  const [wordsBefore, wordsAfter] = [words(before), words(after)];
  const alike = freeBefore()
    .flatMap((from) => freeAfter().map((to) => ({ from, to, share: likeness(wordsBefore[from]!, wordsAfter[to]!) })))
    .filter(({ from, to, share }) => share >= ALIKE && kindOf(before[from]!) === kindOf(after[to]!))
    .toSorted((one, other) => other.share - one.share);
  for (const { from, to } of alike) if (!pairs.has(from) && !taken.has(to)) pair(from, to);

  for (const kind of new Set(before.map(kindOf))) {
    const left = freeBefore().filter((index) => kindOf(before[index]!) === kind);
    const right = freeAfter().filter((index) => kindOf(after[index]!) === kind);
    if (left.length === right.length) for (const [index, from] of left.entries()) pair(from, right[index]!);
  }
  return pairs;
}
