import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { MESSAGE_LENGTH } from '../limits.ts';

/** What a snippet can name; filled in when somebody uses it. */
const PLACEHOLDERS = ['name', 'vin', 'number'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Most snippets of one brand: a list that people read. */
export const SNIPPETS = 200;
/** Longest name of a snippet, in characters. */
export const SNIPPET_NAME_LENGTH = 80;

/** A text that support says often, of one brand and language. */
export const SnippetSchema = v.object({
  id: v.string(),
  language: LanguageSchema,
  name: v.string(),
  text: v.string(),
});
export type Snippet = v.InferOutput<typeof SnippetSchema>;

/** What of a snippet is somebody's words, as it was kept once. */
export const SnippetWordsSchema = v.strictObject({
  language: LanguageSchema,
  name: v.pipe(v.string(), v.maxLength(SNIPPET_NAME_LENGTH)),
  text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
});
export type SnippetWords = v.InferOutput<typeof SnippetWordsSchema>;

/** What a save is refused with where a colleague was faster; null: they took it away. */
export const SnippetConflictSchema = v.object({ theirs: v.nullable(SnippetSchema) });

/** What stands in braces and is no placeholder; nobody could fill it in. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
  return named.filter((name) => !PLACEHOLDERS.includes(name as Placeholder));
}

/** Text of a snippet as it is sent to be kept. */
export const SnippetTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('snippets.textMissing'),
  v.maxLength(MESSAGE_LENGTH, 'snippets.textLong'),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
  v.check((text) => unknownPlaceholders(text).length === 0, 'snippets.placeholder'),
);

/** Name of a snippet as it is sent to be kept. */
export const SnippetNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('snippets.nameMissing'),
  v.maxLength(SNIPPET_NAME_LENGTH, 'snippets.nameLong'),
  v.transform((name) => name.replace(/\p{Cc}/gu, ' ')),
);

/**
 * Fills a snippet in. What is not known leaves no hole: the space before it goes, too ("Hello {name}," → "Hello,").
 *
 * @param facts as they are shown, whatever they hold: what stands in braces in them is left as it is
 */
export function fillSnippet(text: string, facts: Readonly<Record<Placeholder, string>>): string {
  return text.replace(/( ?)\{(name|vin|number)\}/g, (_whole, space: string, name: Placeholder) =>
    facts[name] === '' ? '' : `${space}${facts[name]}`,
  );
}
