import * as v from 'valibot';
import { allowed } from './explain-issue.ts';

/** Messages that start with `is` are complete; `explainIssue` leaves them as they are. */
const missing = (schema: v.GenericSchema): string => {
  const { issues } = v.safeParse(schema, undefined);
  return issues ? `is missing; it must be ${allowed(issues[0])}` : 'is missing';
};

/**
 * Schema of an object in a hand-written file that rejects unknown fields. Messages say what is allowed in a missing
 * field, and list the fields when one is unknown.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function closedObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    if (key === undefined) return `an object with the fields ${Object.keys(entries).join(', ')}`;
    const schema = typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
    return schema
      ? missing(schema as v.GenericSchema)
      : `is not known; the fields here are ${Object.keys(entries).join(', ')}`;
  });
}
