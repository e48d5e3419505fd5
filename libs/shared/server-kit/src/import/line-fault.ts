import type { InAllLanguages } from '@vinlore/i18n';
import * as v from 'valibot';
import { importText } from './import-text.ts';

/** What is wrong with one line of a file, in words that complete "Line 7 …". */
export class LineFault {
  /**
   * @param at the column, and what it may contain: the same in all languages, such as `YYYY-MM-DD`, or one text per
   * language
   */
  constructor(
    readonly words: InAllLanguages,
    readonly at: { readonly column?: string; readonly allowed?: string | InAllLanguages } = {},
  ) {}
}

/** Describes what a schema accepts, if that is short: the values of a list, a minimum or a maximum. */
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

/** Describes why a schema rejects a record: which column, and what it may contain, if that is short. */
export function wrongValue(issue: v.BaseIssue<unknown>): LineFault {
  const column = v.getDotPath(issue) ?? '';
  return new LineFault(importText('importFile.wrongValue', { column }), {
    column,
    ...allowedBy(issue),
  });
}
