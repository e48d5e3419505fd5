import * as v from 'valibot';
import { allowed } from './explain-issue.ts';

/** Messages that start with `is` are sentences of their own; `explainIssue` leaves them as they are. */
const missing = (schema: v.GenericSchema): string => {
  const { issues } = v.safeParse(schema, undefined);
  return issues ? `is missing; it must be ${allowed(issues[0])}` : 'is missing';
};

/**
 * An object of a file that people write: no fields but these. The messages say of a missing field what is allowed there,
 * and of an unknown one which fields there are.
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
