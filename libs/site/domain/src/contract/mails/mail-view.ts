import { LanguageSchema } from '@vinlore/brand';
import * as v from 'valibot';

/** Which mail, such as `account.confirm`. */
export const MailNameSchema = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z][a-z-]*\.[a-z][a-z-]*$/));

/** The key of a mail's text, such as `account.confirmSubject`. */
export const MailTextNameSchema = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/));

/** A mail of the list. */
export const SiteMailSchema = v.object({
  mail: v.string(),
  name: v.string(),
  /** When it is sent. */
  when: v.string(),
  area: v.picklist(['account', 'security', 'orders', 'plans', 'documents', 'recalls', 'support', 'news', 'staff']),
  to: v.picklist(['member', 'visitor', 'support', 'staff']),
  /** A change of it takes a second owner. */
  guarded: v.boolean(),
  /** Texts that the brand words itself, in both languages together. */
  changed: v.number(),
  /** Those of them that don't fit any more: the product's text is sent. */
  unfit: v.number(),
});
export type SiteMail = v.InferOutput<typeof SiteMailSchema>;

/** A text of a mail in one language. */
const MailWordsSchema = v.object({
  /** The product's own text. */
  product: v.string(),
  /** The brand's; null where the product's counts. */
  own: v.nullable(v.string()),
  /** Which change was the last one; 0 where there was none. A change of the text names it. */
  version: v.number(),
  changed: v.nullable(v.object({ at: v.string(), by: v.nullable(v.string()) })),
  /** What somebody asked for and a second owner has not approved yet. */
  waiting: v.nullable(v.object({ value: v.string(), by: v.nullable(v.string()) })),
  /** Why `own` does not count, in words; null where it does. */
  unfit: v.nullable(v.string()),
});
export type MailWords = v.InferOutput<typeof MailWordsSchema>;

const MailTextSchema = v.object({
  key: v.string(),
  /** `words` are a part of another text. */
  role: v.picklist(['subject', 'paragraph', 'button', 'link', 'words']),
  en: MailWordsSchema,
  es: MailWordsSchema,
  /** What it may name; a `needed` one it has to. */
  variables: v.array(v.object({ name: v.string(), sample: v.string(), needed: v.boolean() })),
  /** Names of other mails that say it, too. */
  also: v.array(v.string()),
});
export type SiteMailText = v.InferOutput<typeof MailTextSchema>;

/** A mail with all of its texts. */
export const SiteMailViewSchema = v.object({
  ...SiteMailSchema.entries,
  /** In how many ways it can read. */
  examples: v.number(),
  texts: v.array(MailTextSchema),
  /** Changes of it that wait for their moment, and those of late that could not be kept. */
  planned: v.array(
    v.object({
      id: v.string(),
      at: v.string(),
      by: v.nullable(v.string()),
      /** `overtaken`: somebody changed one of the texts since; `refused`: one could not stand any more. */
      ended: v.nullable(v.picklist(['overtaken', 'refused'])),
      texts: v.array(v.object({ language: LanguageSchema, key: v.string(), value: v.nullable(v.string()) })),
    }),
  ),
  /** What was changed of it, the newest first; at most 20. */
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

/** What keeps texts from being saved, by language and key. */
export const MailFaultSchema = v.object({ language: LanguageSchema, key: v.string(), why: v.string() });
export type MailFault = v.InferOutput<typeof MailFaultSchema>;
