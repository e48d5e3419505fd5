import { fieldOf, fieldsOf, isList, isRecord, isSame, type JsonRecord, type Place } from './json.ts';
import { pairUp } from './pair-up.ts';

/** A changed text, number, or choice; undefined if it was added or removed. */
export interface FieldChange {
  /** Its path in the later document, or in the earlier one if it was removed. */
  readonly place: Place;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The change of a block. */
export interface BlockChange {
  readonly kind: string;
  /** Index in the earlier document; null if it was added. */
  readonly before: number | null;
  /** Index in the later document; null if it was removed. */
  readonly after: number | null;
  /** Its position among the blocks that both documents have changed. */
  readonly isMoved: boolean;
  /** Paths are relative to the block. */
  readonly fields: readonly FieldChange[];
}

/** The changes between two versions of a page. */
export interface DocumentChanges {
  /** Everything except the blocks. */
  readonly fields: readonly FieldChange[];
  /** In the order of the later document; removed blocks are at their old position. */
  readonly blocks: readonly BlockChange[];
}

const said = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** Returns every leaf field in which two values differ. */
export function diffFields(before: unknown, after: unknown, place: Place = []): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isList(before) || isList(after)) {
    const [from, to] = [isList(before) ? before : [], isList(after) ? after : []];
    const pairs = pairUp(from, to);
    const kept = new Map([...pairs].map(([one, other]) => [other, one]));
    return [
      ...from.flatMap((each, index) => (pairs.has(index) ? [] : diffFields(each, undefined, [...place, index]))),
      ...to.flatMap((each, index) => diffFields(from[kept.get(index) ?? -1], each, [...place, index])),
    ];
  }
  if (isRecord(before) || isRecord(after)) {
    const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return fieldsOf(to, from).flatMap((field) =>
      diffFields(fieldOf(from, field), fieldOf(to, field), [...place, field]),
    );
  }
  return said(before) === said(after) ? [] : [{ place, before: said(before), after: said(after) }];
}

/** Returns the longest increasing subsequence: the blocks that don't count as moved. */
function longestRise(numbers: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const each of numbers) {
    const before =
      best.filter((run) => run.at(-1)! < each).toSorted((one, other) => other.length - one.length)[0] ?? [];
    best.push([...before, each]);
  }
  return new Set(best.toSorted((one, other) => other.length - one.length)[0]);
}

const blocksOf = (document: JsonRecord): readonly unknown[] => {
  const blocks = fieldOf(document, 'blocks');
  return isList(blocks) ? blocks : [];
};
const kindOf = (block: unknown) => String((isRecord(block) && fieldOf(block, 'kind')) || '');

/**
 * Returns the changes between two versions of a page, block by block: added, removed, moved, and their changed texts.
 */
export function diffDocuments(before: JsonRecord, after: JsonRecord): DocumentChanges {
  const { blocks: _before, ...restBefore } = before;
  const { blocks: _after, ...restAfter } = after;
  const [from, to] = [blocksOf(before), blocksOf(after)];
  const pairs = pairUp(from, to);
  const cameFrom = new Map([...pairs].map(([one, other]) => [other, one]));
  const stayed = longestRise([...cameFrom].toSorted(([one], [other]) => one - other).map(([, index]) => index));

  const changeOf = (index: number): BlockChange => {
    const source = cameFrom.get(index) ?? null;
    return {
      kind: kindOf(to[index]),
      before: source,
      after: index,
      isMoved: source !== null && !stayed.has(source),
      fields: source === null ? diffFields({}, to[index]) : diffFields(from[source], to[index]),
    };
  };
  const gone = from.flatMap((block, index): BlockChange[] =>
    pairs.has(index)
      ? []
      : [{ kind: kindOf(block), before: index, after: null, isMoved: false, fields: diffFields(block, {}) }],
  );
  const standing = [...to.keys()]
    .map(changeOf)
    .filter(({ before: source, isMoved, fields }) => source === null || isMoved || fields.length > 0);
  return {
    fields: diffFields(restBefore, restAfter),
    blocks: [...standing, ...gone].toSorted(
      (one, other) => (one.after ?? one.before ?? 0) - (other.after ?? other.before ?? 0),
    ),
  };
}
