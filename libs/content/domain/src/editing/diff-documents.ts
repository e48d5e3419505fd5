import { fieldOf, fieldsOf, isList, isRecord, isSame, type JsonRecord, type Place } from './json.ts';
import { pairUp } from './pair-up.ts';

/** A text, number or choice that became another; undefined: it was not there, or is no longer. */
export interface FieldChange {
  /** Where it stands: in the later document, or in the earlier one where it is gone. */
  readonly place: Place;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What became of a block. */
export interface BlockChange {
  readonly kind: string;
  /** Its place in the earlier document; null: it is new. */
  readonly before: number | null;
  /** Its place in the later document; null: it is gone. */
  readonly after: number | null;
  /** It stands elsewhere among the blocks that both documents have. */
  readonly isMoved: boolean;
  /** Places are those within the block. */
  readonly fields: readonly FieldChange[];
}

/** What changed between two documents of a page. */
export interface DocumentChanges {
  /** All but the blocks. */
  readonly fields: readonly FieldChange[];
  /** In the order of the later document; those that are gone stand where they were. */
  readonly blocks: readonly BlockChange[];
}

const said = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** Every field in which two values differ, down to their texts. */
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

/** The longest run of rising numbers: what need not be called moved. */
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

/** What changed between two documents of a page, block by block: added, gone, moved, and which of their words. */
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
