import type { InAllLanguages } from '@vinlore/i18n';
import * as v from 'valibot';
import { importText } from './import-text.ts';

/** What is wrong with one line of a file: in words that complete "Line 7 …". */
export class LineFault {
  /**
   * @param at the column that is meant, and what it may hold; the latter reads the same in all languages, such as
   *   `YYYY-MM-DD`, or is said in each
   */
  constructor(
    readonly words: InAllLanguages,
    readonly at: { readonly column?: string; readonly allowed?: string | InAllLanguages } = {},
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
  return new LineFault(importText('importFile.wrongValue', { column }), {
    column,
    ...allowedBy(issue),
  });
}
