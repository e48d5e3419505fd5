import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { MESSAGE_LENGTH } from '../limits.ts';
import { TAG_LENGTH, TagSchema, TICKET_TAGS } from '../tags/tag.ts';

/** Available placeholders; known values are filled in on use, the rest is left to the agent. */
export const PLACEHOLDERS = ['name', 'vin', 'vehicle', 'number', 'report', 'order', 'brand', 'agent'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Maximum number of snippets per brand. */
export const SNIPPETS = 200;
/** Maximum length of a snippet's name, in characters. */
export const SNIPPET_NAME_LENGTH = 80;

/** A saved reply of one brand and language, and its actions when sent in a ticket. */
export const SnippetSchema = v.object({
  id: v.string(),
  language: LanguageSchema,
  name: v.string(),
  text: v.string(),
  /** Whether sending it resolves the ticket. */
  resolves: v.boolean(),
  /** Tags added to the ticket when it's sent. */
  tags: v.array(v.string()),
});
export type Snippet = v.InferOutput<typeof SnippetSchema>;

/** The editable part of a stored snippet. */
export const SnippetWordsSchema = v.strictObject({
  language: LanguageSchema,
  name: v.pipe(v.string(), v.maxLength(SNIPPET_NAME_LENGTH)),
  text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
  resolves: v.optional(v.boolean(), false),
  tags: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(TAG_LENGTH))), v.maxLength(TICKET_TAGS)), []),
});
export type SnippetWords = v.InferOutput<typeof SnippetWordsSchema>;

/** Data of a conflict on save; null if a colleague deleted it. */
export const SnippetConflictSchema = v.object({ theirs: v.nullable(SnippetSchema) });

/** Braces that aren't a placeholder, so nobody could fill them in. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name);
  return named.filter((name) => !PLACEHOLDERS.includes(name as Placeholder));
}

/** A snippet's text for saving. */
export const SnippetTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('snippets.textMissing'),
  v.maxLength(MESSAGE_LENGTH, 'snippets.textLong'),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
  v.check((text) => unknownPlaceholders(text).length === 0, 'snippets.placeholder'),
);

/** A snippet's name for saving. */
export const SnippetNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('snippets.nameMissing'),
  v.maxLength(SNIPPET_NAME_LENGTH, 'snippets.nameLong'),
  v.transform((name) => name.replace(/\p{Cc}/gu, ' ')),
);

/** A snippet's tags for saving: sorted, without duplicates. */
export const SnippetTagsSchema = v.pipe(
  v.array(TagSchema),
  v.maxLength(TICKET_TAGS, 'snippets.tagsMany'),
  v.transform((tags) => [...new Set(tags)].toSorted()),
);

const OPEN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/**
 * Fills in a snippet. Unknown values stay as placeholders (`{order}`) for the agent to fill in: `openPlaceholders`.
 *
 * @param facts values as shown; braces in them are kept as they are
 */
export function fillSnippet(text: string, facts: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replace(OPEN, (whole, name: Placeholder) => facts[name] || whole);
}

/** Returns the unfilled placeholders of a text, without duplicates; such a text can't be sent. */
export function openPlaceholders(text: string): Placeholder[] {
  return [...new Set([...text.matchAll(OPEN)].map(([, name]) => name as Placeholder))];
}
