import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';

/** An email's id, such as `account.confirm`. */
export const MailNameSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z-]*\.[a-z][a-z-]*$/));

/** Key of an email's text, such as `account.confirmSubject`. */
export const MailTextNameSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/));

/** An email in the list. */
export const SiteMailSchema = v.object({
  mail: v.string(),
  name: v.string(),
  /** When it's sent. */
  when: v.string(),
  area: v.picklist(['account', 'security', 'orders', 'plans', 'documents', 'recalls', 'support', 'news', 'staff']),
  to: v.picklist(['member', 'visitor', 'support', 'staff']),
  /** Whether changes need a second owner's approval. */
  guarded: v.boolean(),
  /** Number of customized texts in both languages. */
  changed: v.number(),
  /** Number of customized texts that are no longer valid; the default is sent instead. */
  unfit: v.number(),
});
export type SiteMail = v.InferOutput<typeof SiteMailSchema>;

/** A text of an email in one language. */
const MailWordsSchema = v.object({
  /** The default text. */
  product: v.string(),
  /** The brand's text; null if the default applies. */
  own: v.nullable(v.string()),
  /** Version of the last change; 0 if there was none. Changes to the text must send it. */
  version: v.number(),
  changed: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()) })),
  /** A pending change awaiting a second owner's approval. */
  waiting: v.nullable(v.object({ value: v.string(), by: v.nullable(v.string()) })),
  /** Why `own` isn't applied, as text; null if it is. */
  unfit: v.nullable(v.string()),
});
export type MailWords = v.InferOutput<typeof MailWordsSchema>;

const MailTextSchema = v.object({
  key: v.string(),
  /** `words` are part of another text. */
  role: v.picklist(['subject', 'paragraph', 'button', 'link', 'words']),
  en: MailWordsSchema,
  es: MailWordsSchema,
  /** Available variables; `needed` ones are required. */
  variables: v.array(v.object({ name: v.string(), sample: v.string(), needed: v.boolean() })),
  /** Names of other emails that use it. */
  also: v.array(v.string()),
});
export type SiteMailText = v.InferOutput<typeof MailTextSchema>;

/** An email with all its texts. */
export const SiteMailViewSchema = v.object({
  ...SiteMailSchema.entries,
  /** Number of example variants. */
  examples: v.number(),
  texts: v.array(MailTextSchema),
  /** Its pending scheduled changes, and those that recently failed. */
  planned: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      by: v.nullable(v.string()),
      /** `overtaken`: someone changed one of the texts since; `refused`: one was no longer valid. */
      ended: v.nullable(v.picklist(['overtaken', 'refused'])),
      texts: v.array(v.object({ language: LanguageSchema, key: v.string(), value: v.nullable(v.string()) })),
    }),
  ),
  /** Its history, newest first; at most 20. */
  changes: v.array(
    v.object({
      version: v.number(),
      at: v.string(),
      by: v.nullable(v.string()),
      texts: v.array(
        v.object({
          language: LanguageSchema,
          key: v.string(),
          before: v.nullable(v.string()),
          after: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});
export type SiteMailView = v.InferOutput<typeof SiteMailViewSchema>;

/** Errors that block saving, by language and key. */
export const MailFaultSchema = v.object({ language: LanguageSchema, key: v.string(), why: v.string() });
export type MailFault = v.InferOutput<typeof MailFaultSchema>;
