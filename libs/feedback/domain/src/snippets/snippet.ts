import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { MESSAGE_LENGTH } from '../limits.ts';
import { TAG_LENGTH, TagSchema, TICKET_TAGS } from '../tags/tag.ts';

/** What a snippet can name; what is known of it is filled in when somebody uses it, the rest is left for them. */
export const PLACEHOLDERS = ['name', 'vin', 'vehicle', 'number', 'report', 'order', 'brand', 'agent'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Most snippets of one brand: a list that people read. */
export const SNIPPETS = 200;
/** Longest name of a snippet, in characters. */
export const SNIPPET_NAME_LENGTH = 80;

/** A text that support says often, of one brand and language, and what is done when it is sent in a ticket. */
export const SnippetSchema = v.object({
  id: v.string(),
  language: LanguageSchema,
  name: v.string(),
  text: v.string(),
  /** Whether the ticket is resolved by the answer. */
  resolves: v.boolean(),
  /** Tags that the ticket gets with the answer. */
  tags: v.array(v.string()),
});
export type Snippet = v.InferOutput<typeof SnippetSchema>;

/** What of a snippet is somebody's words, as it was kept once. */
export const SnippetWordsSchema = v.strictObject({
  language: LanguageSchema,
  name: v.pipe(v.string(), v.maxLength(SNIPPET_NAME_LENGTH)),
  text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
  resolves: v.optional(v.boolean(), false),
  tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(TAG_LENGTH))), v.maxLength(TICKET_TAGS)), []),
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

/** Tags of a snippet as they are sent to be kept: each once, by the alphabet. */
export const SnippetTagsSchema = v.pipe(
  v.array(TagSchema),
  v.maxLength(TICKET_TAGS, 'snippets.tagsMany'),
  v.transform((tags) => [...new Set(tags)].toSorted()),
);

const OPEN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/**
 * Fills a snippet in. What is not known stays as it is (`{order}`), for who sends it to fill in: `openPlaceholders`.
 *
 * @param facts as they are shown, whatever they hold: what stands in braces in them is left as it is
 */
export function fillSnippet(text: string, facts: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replace(OPEN, (whole, name: Placeholder) => facts[name] || whole);
}

/** What a snippet left to be filled in and is still in a text, each once: no such text is sent. */
export function openPlaceholders(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(OPEN)].map(([, name]) => name as Placeholder))];
}
