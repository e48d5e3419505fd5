import * as v from 'valibot';

/** Maximum length of an email text that a brand overrides. */
export const MAIL_TEXT_LENGTH = 1000;

/** Placeholder for a value that is not known yet, when a text is checked case by case. */
export const GAP = '\uFFFC';

/** Dots of any script: internationalized domain names use them too (RFC 3490 §3.1), and some look alike. */
const DOTS = '.。．｡․﹒';

/**
 * Matches a URL or email address, anything mail programs turn into a link (`evil.com`), and whatever continues an
 * address that a variable ends in.
 */
const ADDRESS = new RegExp(
  String.raw`://|\bwww[${DOTS}]|[\p{L}\p{M}\p{N}\p{S}}_-][${DOTS}](?:[\p{L}\p{M}]{2,}|[{${GAP}])|[${GAP}][\p{L}\p{M}\p{N}]|@`,
  'iu',
);

/** What an email text must never contain, whatever its variables. */
export type PlainTextFault = 'empty' | 'long' | 'control' | 'markup' | 'link';

/** Returns what is wrong with an email text as typed; null if nothing. */
export function plainTextFault(text: string): PlainTextFault | null {
  if (text.trim() === '') return 'empty';
  if (text.length > MAIL_TEXT_LENGTH) return 'long';
  // Invisible characters can reverse the text that follows, or hide a name.
  if (/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}|\u2800/u.test(text)) return 'control';
  if (/[<>]/.test(text)) return 'markup';
  return ADDRESS.test(text) ? 'link' : null;
}

const FAULTS: Readonly<Record<PlainTextFault, string>> = {
  empty: 'a text that says something',
  long: `a text of at most ${MAIL_TEXT_LENGTH} characters`,
  control: 'a text without line breaks and signs that nobody sees',
  markup: 'a text without < and >',
  link: 'a text without web and email addresses',
};

/** An email text in ICU MessageFormat. Whether its variables fit the email is checked by the code that composes it. */
export const MailTextSchema = v.pipe(
  v.string('a text in quotes'),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? plainTextFault(dataset.value) : null;
    if (fault) addIssue({ message: FAULTS[fault] });
  }),
);

const TextKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/, 'the key of a text'));
const TextsSchema = v.record(TextKeySchema, MailTextSchema);

/** Email texts that a brand overrides, by language and key; the product's own are used for the rest. */
export const MailTextsSchema = v.strictObject({ en: v.optional(TextsSchema), es: v.optional(TextsSchema) });
