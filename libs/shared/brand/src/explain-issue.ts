import type * as v from 'valibot';

/** Names for the types that valibot expects. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

const inWords = (expected: string) => EXPECTED[expected] ?? expected.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ');

/** What is allowed at the issue's path: the schema's own message, else the expected type. */
export function allowed({ message, expected }: v.BaseIssue<unknown>): string {
  return message.startsWith('Invalid ') ? inWords(expected ?? 'something else') : message;
}

/**
 * Explains a mistake in a hand-written file: what is allowed, and what was found instead. Schema messages name what is
 * allowed (`a color such as #142b4f`), or are a sentence that starts with `is` (`closedObject`).
 */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('is ')) return issue.message;
  // A variant that lacks its discriminator.
  if (issue.received === 'undefined') return `is missing; it must be ${allowed(issue)}`;
  // Checks see more than one value: printing all of it wouldn't help.
  if (issue.type === 'check' || issue.type === 'raw_check') return `must be ${allowed(issue)}`;
  const value = JSON.stringify(issue.input) ?? issue.received;
  return `must be ${allowed(issue)}, not ${value.length > 60 ? `${value.slice(0, 57)}…` : value}`;
}
