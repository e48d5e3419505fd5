/** An object in a document: any JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Path of a value in a document: field names and list indexes. */
export type Place = readonly (string | number)[];

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether two values are deeply equal, ignoring field order. */
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

/** Returns an own field of a record, never an inherited one. */
export const fieldOf = (record: JsonRecord, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/** Returns the union of field names, in the order of the first record that has each. */
export const fieldsOf = (...records: readonly JsonRecord[]): string[] => [...new Set(records.flatMap(Object.keys))];

/** Returns the value at a path; undefined if there is none. */
export function valueAtPlace(value: unknown, place: Place): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return value;
  if (typeof step === 'number') return isList(value) ? valueAtPlace(value[step], rest) : undefined;
  return isRecord(value) ? valueAtPlace(fieldOf(value, step), rest) : undefined;
}

/**
 * Returns a copy of the document with the value at a path replaced; undefined removes the field or list entry. A
 * missing path changes nothing.
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
