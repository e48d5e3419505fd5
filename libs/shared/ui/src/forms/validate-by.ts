import type { Messages, Translator } from '@vinlore/i18n';
import * as v from 'valibot';

/** One text per field. */
export type FieldTexts<Values> = Partial<Record<keyof Values & string, string>>;

/** Shared texts for issues of valibot's own actions, which have no text key. */
const SHARED: Readonly<Record<string, string>> = {
  non_empty: 'ui.rule.required',
  min_length: 'ui.rule.minLength',
  max_length: 'ui.rule.maxLength',
};

/**
 * Returns a form validator for a schema: the first issue of each field as a text. The text is the one whose key is the
 * issue's message, or else the field's in `otherwise`, or else a shared one.
 *
 * @param otherwise text keys for fields whose schema has no text keys of its own
 * @returns a function for the `validate` option of `@mantine/form`
 */
export function validateBy<Values extends object, M extends Messages>(
  schema: v.GenericSchema,
  translator: Translator<M>,
  otherwise: Readonly<Record<string, keyof M & string>> = {},
) {
  const say = (field: string, { message, type, requirement, expected }: v.BaseIssue<unknown>) => {
    const keys = [message, otherwise[field], SHARED[type], 'ui.rule.other'];
    const key = keys.find((each) => each !== undefined && translator.has(each)) as keyof M & string;
    return translator.t(key, { limit: Number(requirement ?? expected) });
  };
  return (values: Values): FieldTexts<Values> => {
    const errors: Record<string, string> = {};
    for (const issue of v.safeParse(schema, values).issues ?? []) {
      const field = v.getDotPath(issue)!;
      errors[field] ??= say(field, issue);
    }
    return errors as FieldTexts<Values>;
  };
}
