import type { Messages, Translator } from '@vinlore/i18n';
import * as v from 'valibot';

/** One text per field. */
export type FieldTexts<Values> = Partial<Record<keyof Values & string, string>>;

/** Shared texts for issues of valibot's own actions that carry none of ours. */
const SHARED: Readonly<Record<string, string>> = {
  non_empty: 'ui.rule.required',
  min_length: 'ui.rule.minLength',
  max_length: 'ui.rule.maxLength',
};

/**
 * A form's validation by a schema: the first issue of each field, in words. An issue says the text whose key is its
 * message; one without says the field's, or else a shared one.
 *
 * @param otherwise keys of texts for fields whose schema has no words of ours for what is wrong
 * @returns what `@mantine/form` takes as `validate`
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
