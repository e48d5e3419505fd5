import * as v from 'valibot';

/** A limit, with the key of the form's own text if the shared one is not specific enough. */
type Limit = number | { readonly value: number; readonly message: string };

/** The form rules of spec §5. Messages are text keys. A blank value violates only `required`. */
export interface FieldRules {
  /** The value must not be blank; a string is the key of the form's own text. */
  readonly required?: true | string;
  /** Minimum number. */
  readonly min?: Limit;
  /** Maximum number. */
  readonly max?: Limit;
  /** Minimum number of characters. */
  readonly minLength?: Limit;
  /** Maximum number of characters. */
  readonly maxLength?: Limit;
  /** Pattern of the value; only the form can describe it. */
  readonly pattern?: { readonly value: RegExp; readonly message: string };
  /** Any other rule: returns the key of an error text, or null. */
  readonly validate?: (value: string) => string | null;
}

interface RuleFault {
  readonly message: string;
  readonly limit?: number;
}

/** Returns a fault if the value is beyond the limit. */
function beyond(limit: Limit | undefined, shared: string, holds: (limit: number) => boolean): RuleFault | null {
  if (limit === undefined) return null;
  const { value, message } = typeof limit === 'number' ? { value: limit, message: shared } : limit;
  return holds(value) ? null : { message, limit: value };
}

const fault = (message: string | null | undefined): RuleFault | null => (message ? { message } : null);

/** Checks for a value that is not blank, in the order in which faults are reported. */
const JUDGES: readonly ((value: string, rules: FieldRules) => RuleFault | null)[] = [
  (value, { minLength }) => beyond(minLength, 'ui.rule.minLength', (limit) => value.length >= limit),
  (value, { maxLength }) => beyond(maxLength, 'ui.rule.maxLength', (limit) => value.length <= limit),
  (value, { pattern }) => fault(pattern && value.search(pattern.value) < 0 ? pattern.message : null),
  // A value that is not a number violates min and max, because every comparison with NaN is false.
  (value, { min }) => beyond(min, 'ui.rule.min', (limit) => Number(value) >= limit),
  (value, { max }) => beyond(max, 'ui.rule.max', (limit) => Number(value) <= limit),
  (value, { validate }) => fault(validate?.(value)),
];

function faultOf(value: string, rules: FieldRules): RuleFault | null {
  if (value === '') return fault(rules.required === true ? 'ui.rule.required' : rules.required);
  for (const judge of JUDGES) {
    const found = judge(value, rules);
    if (found) return found;
  }
  return null;
}

/**
 * Returns a field's rules as a schema (spec §5): `v.object({ message: fieldRules({ required: true, maxLength: 2000 })
 * })`. The value is trimmed first. The issue has the text key as its message, for `validateBy` to translate, and the
 * limit as `expected`.
 */
export function fieldRules(rules: FieldRules): v.GenericSchema<string, string> {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? faultOf(dataset.value, rules) : null;
      if (found) addIssue({ message: found.message, expected: found.limit?.toString() });
    }),
  );
}
