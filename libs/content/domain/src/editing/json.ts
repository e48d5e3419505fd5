/** An object of a document, which is whatever JSON can say. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Where a value stands in a document: names of fields and places in lists. */
export type Place = readonly (string | number)[];

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether two values say the same; the order of a record's fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSame(one[field], other[field]))
  );
}

/** A record's own field; what it inherits is none of it. */
export const fieldOf = (record: JsonRecord, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/** The fields of any of these records, each once, in the order of the first that has them. */
export const fieldsOf = (...records: readonly JsonRecord[]): string[] => [...new Set(records.flatMap(Object.keys))];

/** The value at a place; undefined where there is none. */
export function valueAtPlace(value: unknown, place: Place): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  if (typeof step === 'number') return isList(value) ? valueAtPlace(value[step], rest) : undefined;
  return isRecord(value) ? valueAtPlace(fieldOf(value, step), rest) : undefined;
}

/**
 * The same document with another value at a place; undefined takes a field, or an entry of a list, out of it. A place
 * that the document does not have changes nothing.
 */
export function withValueAt(document: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value ?? document;
  if (typeof step === 'number') {
    if (!isList(document) || step >= document.length) return document;
    if (rest.length === 0 && value === undefined) return document.toSpliced(step, 1);
    return document.with(step, withValueAt(document[step], rest, value));
  }
  if (!isRecord(document)) return document;
  if (rest.length === 0) {
    if (value !== undefined) return { ...document, [step]: value };
    const { [step]: _gone, ...left } = document;
    return left;
  }
  const inner = fieldOf(document, step);
  return inner === undefined ? document : { ...document, [step]: withValueAt(inner, rest, value) };
}
