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
 * A mistake in a file that people write, for them: what is allowed, and what stands there instead. Schemas name what is
 * allowed (`a color such as #142b4f`), or speak in a sentence that starts with `is` (`closedObject`).
 */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('is ')) return issue.message;
  // A variant without the field that tells its kinds apart.
  if (issue.received === 'undefined') return `is missing; it must be ${allowed(issue)}`;
  // Checks look at more than one value: the whole would say nothing.
  if (issue.type === 'check' || issue.type === 'raw_check') return `must be ${allowed(issue)}`;
  const value = JSON.stringify(issue.input) ?? issue.received;
  return `must be ${allowed(issue)}, not ${value.length > 60 ? `${value.slice(0, 57)}…` : value}`;
}
