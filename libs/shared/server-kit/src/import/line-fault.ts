import * as v from 'valibot';

/** What is wrong with one line of a file: in words that complete "Line 7 …" and "La línea 7 …". */
export class LineFault {
  /**
   * @param at the column that is meant, and what it may hold; the latter reads the same in both languages, such as
   *   `YYYY-MM-DD`, or is said in both
   */
  constructor(
    readonly english: string,
    readonly spanish: string,
    readonly at: {
      readonly column?: string;
      readonly allowed?: string | { readonly en: string; readonly es: string };
    } = {},
  ) {}
}

/** What a schema takes, where that can be said in few words: the values of a list, a least or a largest one. */
function allowedBy({ type, expected }: v.BaseIssue<unknown>): { allowed?: string } {
  if (expected === null) return {};
  if (type === 'picklist') {
    const values = expected.replace(/^\(|\)$/g, '').split(' | ');
    return {
      allowed: values
        .map((value) => value.replace(/^"|"$/g, ''))
        .filter(Boolean)
        .join(', '),
    };
  }
  return /_value$|_length$/.test(type) ? { allowed: expected.replace('>=', '≥ ').replace('<=', '≤ ') } : {};
}

/** The fault of a record that its schema refuses: which column, and where it can be said what that may hold. */
export function wrongValue(issue: v.BaseIssue<unknown>): LineFault {
  const column = v.getDotPath(issue) ?? '';
  return new LineFault(`has a wrong value in "${column}"`, `tiene un valor incorrecto en "${column}"`, {
    column,
    ...allowedBy(issue),
  });
}
