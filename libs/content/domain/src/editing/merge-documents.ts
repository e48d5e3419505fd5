import {
  fieldOf,
  fieldsOf,
  isList,
  isRecord,
  isSame,
  type JsonRecord,
  type Place,
  valueAtPlace,
  withValueAt,
} from './json.ts';
import { pairUp } from './pair-up.ts';

/** A value that both changed differently. Undefined: it didn't exist, or was removed. */
export interface MergeConflict {
  /** Its path in the merged document. */
  readonly place: Place;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A list that both reordered differently. */
export interface OrderConflict {
  /** The list's path in the merged document. */
  readonly place: Place;
  /** Indexes into the merged list, which is in my order, in the other person's order. */
  readonly theirs: readonly number[];
}

/** The merged document and its conflicts. */
export interface Merged<Document extends object = object> {
  /** Holds my version of a conflict, or theirs if I removed it. */
  readonly merged: Document;
  readonly conflicts: readonly MergeConflict[];
  readonly orders: readonly OrderConflict[];
}

/** Collects conflicts. */
interface ConflictHandlers {
  conflict(conflict: MergeConflict): void;
  order(order: OrderConflict): void;
}

/** A value in the three versions. */
interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

function mergeValue(versions: Versions, place: Place, tell: ConflictHandlers): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(isRecord(base) ? base : {}, mine, theirs, place, tell);
  if (isList(mine) && isList(theirs)) return mergeLists(isList(base) ? base : [], mine, theirs, place, tell);
  tell.conflict({ place, base, mine, theirs });
  return mine ?? theirs;
}

function mergeRecords(
  base: JsonRecord,
  mine: JsonRecord,
  theirs: JsonRecord,
  place: Place,
  tell: ConflictHandlers,
): JsonRecord {
  const fields = fieldsOf(mine, theirs).flatMap((field): [string, unknown][] => {
    const versions = { base: fieldOf(base, field), mine: fieldOf(mine, field), theirs: fieldOf(theirs, field) };
    const value = mergeValue(versions, [...place, field], tell);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

/** Whether the entries that two lists share are in a different order. */
function isReordered(pairs: ReadonlyMap<number, number>): boolean {
  const order = [...pairs].toSorted(([one], [other]) => one - other).map(([, index]) => index);
  return order.some((each, index) => index > 0 && each < order[index - 1]!);
}

/** A removal wins over an unchanged entry; an edited entry stays. */
const isGone = ({ base, mine, theirs }: Versions) =>
  base !== undefined && ((mine === undefined && isSame(theirs, base)) || (theirs === undefined && isSame(mine, base)));

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  place: Place,
  tell: ConflictHandlers,
): readonly unknown[] {
  const [toMine, toTheirs] = [pairUp(base, mine), pairUp(base, theirs)];
  const at = (list: readonly unknown[], index: number | undefined) => (index === undefined ? undefined : list[index]);
  const kept = base.map((each, index) => ({
    base: each,
    mine: at(mine, toMine.get(index)),
    theirs: at(theirs, toTheirs.get(index)),
  }));
  const byMine = new Map([...toMine].map(([from, to]) => [to, kept[from]!]));
  const byTheirs = new Map([...toTheirs].map(([from, to]) => [to, kept[from]!]));
  const added = [...mine.keys()].filter((index) => !byMine.has(index));
  const addedToo = [...theirs.keys()].filter((index) => !byTheirs.has(index));
  for (const index of added) {
    // If both add the same thing, it's added once.
    const same = addedToo.find((other) => !byTheirs.has(other) && isSame(mine[index], theirs[other]));
    const versions: Versions = { base: undefined, mine: mine[index], theirs: at(theirs, same) };
    byMine.set(index, versions);
    if (same !== undefined) byTheirs.set(same, versions);
  }
  for (const index of addedToo)
    if (!byTheirs.has(index)) byTheirs.set(index, { base: undefined, mine: undefined, theirs: theirs[index] });

  const orderOf = (list: readonly unknown[], by: ReadonlyMap<number, Versions>) =>
    [...list.keys()].map((index) => by.get(index)!).filter((versions) => !isGone(versions));
  const [lead, other] = [orderOf(mine, byMine), orderOf(theirs, byTheirs)];
  const isMine = isReordered(toMine) || !isReordered(toTheirs);
  const order = isMine ? inserted(lead, other) : inserted(other, lead);
  if (isReordered(toMine) && isReordered(toTheirs) && !isOneOrder(lead, other)) {
    const theirOrder = inserted(other, lead).map((each) => order.indexOf(each));
    tell.order({ place, theirs: theirOrder });
  }
  return order.map((versions, index) => mergeEntry(versions, [...place, index], tell));
}

/** Whether the shared entries are in the same order. */
function isOneOrder(one: readonly Versions[], other: readonly Versions[]): boolean {
  const shared = one.filter((each) => other.includes(each));
  return other.filter((each) => shared.includes(each)).every((each, index) => each === shared[index]);
}

/** Returns the entries that only the second order has, each after its predecessor there. */
function inserted(lead: readonly Versions[], other: readonly Versions[]): readonly Versions[] {
  const order = [...lead];
  for (const [index, each] of other.entries())
    if (!order.includes(each)) order.splice(index === 0 ? 0 : order.indexOf(other[index - 1]!) + 1, 0, each);
  return order;
}

function mergeEntry(versions: Versions, place: Place, tell: ConflictHandlers): unknown {
  const { base, mine, theirs } = versions;
  if (base === undefined) return (mine ?? theirs)!;
  return mergeValue(versions, place, tell)!;
}

/**
 * Three-way merge: `mine` is based on `base`, which has since become `theirs`. Works by block and field, and follows
 * blocks that moved or were added. If both changed the same value, it's a conflict with both versions, so nothing is
 * ever lost. If both reordered a list, it's in my order, and the other order can be chosen.
 */
export function mergeDocuments<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
): Merged<Document> {
  const [conflicts, orders]: [MergeConflict[], OrderConflict[]] = [[], []];
  const tell: ConflictHandlers = {
    conflict: (conflict) => void conflicts.push(conflict),
    order: (order) => void orders.push(order),
  };
  const merged = mergeValue({ base, mine, theirs }, [], tell);
  return { merged: merged as Document, conflicts, orders };
}

/** Whose order a list gets. */
export type OrderTaken = 'mine' | 'theirs';

/** Placeholder for removed values, until all paths have been resolved. */
const GONE = Symbol('gone');

/** Returns the value without removed parts. */
function swept(value: unknown): unknown {
  if (isList(value)) return value.filter((each) => each !== GONE).map(swept);
  if (!isRecord(value)) return value;
  const left = Object.entries(value).filter(([, each]) => each !== GONE);
  return Object.fromEntries(left.map(([field, each]) => [field, swept(each)]));
}

/**
 * Applies the resolution of each conflict and list order to a merged document; undefined removes a value.
 *
 * @throws RangeError if there is an unresolved conflict
 */
export function settleConflicts<Document extends object>(
  { merged, conflicts, orders }: Merged<Document>,
  decided: readonly unknown[],
  taken: readonly OrderTaken[] = [],
): Document {
  if (decided.length !== conflicts.length || taken.length !== orders.length)
    throw new RangeError('every conflict needs a decision');
  const decide = (document: unknown, { place }: MergeConflict, index: number) =>
    withValueAt(document, place, decided[index] === undefined ? GONE : decided[index]);
  const settled = conflicts.reduce<unknown>(decide, merged);
  // Nested lists come after their parents: applied in reverse, every path stays valid.
  const ordered = orders.reduceRight<unknown>((document, { place, theirs }, index) => {
    const list = valueAtPlace(document, place);
    if (taken[index] === 'mine' || !isList(list)) return document;
    return withValueAt(
      document,
      place,
      theirs.map((each) => list[each]),
    );
  }, settled);
  return swept(ordered) as Document;
}
