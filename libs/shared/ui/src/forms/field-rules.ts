import * as v from 'valibot';

/** A limit, with a text of the form's own (its key) where the shared one does not say enough. */
type Limit = number | { readonly value: number; readonly message: string };

/** The form rules of spec §5. Messages are keys of texts. A blank value breaks no rule but `required`. */
export interface FieldRules {
  /** Must not be blank; a text of the form's own where the shared one does not say enough. */
  readonly required?: true | string;
  /** The least number. */
  readonly min?: Limit;
  /** The greatest number. */
  readonly max?: Limit;
  /** The least number of characters. */
  readonly minLength?: Limit;
  /** The greatest number of characters. */
  readonly maxLength?: Limit;
  /** What the value must look like; only the form can say it in words. */
  readonly pattern?: { readonly value: RegExp; readonly message: string };
  /** Any other rule: answers the text of what is wrong, or null. */
  readonly validate?: (value: string) => string | null;
}

interface RuleFault {
  readonly message: string;
  readonly limit?: number;
}

/** A limit that does not hold, as a fault. */
function beyond(limit: Limit | undefined, shared: string, holds: (limit: number) => boolean): RuleFault | null {
  if (limit === undefined) return null;
  const { value, message } = typeof limit === 'number' ? { value: limit, message: shared } : limit;
  return holds(value) ? null : { message, limit: value };
}

const fault = (message: string | null | undefined): RuleFault | null => (message ? { message } : null);

/** How each rule judges a value that is not blank, in the order in which faults are told. */
const JUDGES: readonly ((value: string, rules: FieldRules) => RuleFault | null)[] = [
  (value, { minLength }) => beyond(minLength, 'ui.rule.minLength', (limit) => value.length >= limit),
  (value, { maxLength }) => beyond(maxLength, 'ui.rule.maxLength', (limit) => value.length <= limit),
  (value, { pattern }) => fault(pattern && value.search(pattern.value) < 0 ? pattern.message : null),
  // What is no number is neither enough nor little enough: no comparison with NaN holds.
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
 * A field's rules as a schema (spec §5): `v.object({ message: fieldRules({ required: true, maxLength: 2000 }) })`. The
 * value is trimmed first; its issue carries the key of a text, for `validateBy` to say, and the limit as `expected`.
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
