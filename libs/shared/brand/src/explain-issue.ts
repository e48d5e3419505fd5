import type * as v from 'valibot';

/** What valibot expects, in words. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const inWords = (expected: string) => EXPECTED[expected] ?? expected.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');

/** What is allowed where an issue arose: the schema's own words, else what it expects. */
export function allowed({ message, expected }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? inWords(expected ?? 'something else') : message;
}

/**
 * A mistake in a file that people write, for them: what is allowed, and what stands there instead. Where a schema speaks
 * in whole sentences (`closedObject`, checks over several fields), they are left as they are.
 */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.message;
  if (issue.type === 'check') return `must be ${issue.message}`;
  // The path ends at the key, not at its value, where a variant or a record found nothing usable.
  if (issue.received === 'undefined') return `is missing; it must be ${allowed(issue)}`;
  const value = JSON.stringify(issue.input) ?? issue.received;
  return `must be ${allowed(issue)}, not ${value.length > 60 ? `${value.slice(0, 57)}…` : value}`;
}
