import * as v from 'valibot';

/** The longest text of a mail that a brand words itself. */
export const MAIL_TEXT_LENGTH = 1000;

/** Stands for a value that is not known yet, where a text is looked at case by case. */
export const GAP = '\uFFFC';

/** Dots of any script: internationalized names are written with them, too (RFC 3490 §3.1), and some look like one. */
const DOTS = '.。．｡․﹒';

/**
 * An address of the web or of a mailbox, what mail programs make a link of (`evil.com`), and what goes on with the address
 * that a variable ends in.
 */
const ADDRESS = new RegExp(
  String.raw`://|\bwww[${DOTS}]|[\p{L}\p{M}\p{N}\p{S}}_-][${DOTS}](?:[\p{L}\p{M}]{2,}|[{${GAP}])|[${GAP}][\p{L}\p{M}\p{N}]|@`,
  'iu',
);

/** What no text of a mail may hold, whatever its variables are. */
export type PlainTextFault = 'empty' | 'long' | 'control' | 'markup' | 'link';

/** What is wrong with a text of a mail as people type it; null where nothing is. */
export function plainTextFault(text: string): PlainTextFault | null {
  if (text.trim() === '') return 'empty';
  if (text.length > MAIL_TEXT_LENGTH) return 'long';
  // Signs that nobody sees can turn what follows around, or hide a name.
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

/** A text of a mail in ICU MessageFormat. Whether its variables fit the mail, who composes it looks at. */
export const MailTextSchema = v.pipe(
  v.string('a text in quotes'),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? plainTextFault(dataset.value) : null;
    if (fault) addIssue({ message: FAULTS[fault] });
  }),
);

const TextKeySchema = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/, 'the key of a text'));
const TextsSchema = v.record(TextKeySchema, MailTextSchema);

/** What a brand words itself in its mails, by language and the text's key; every other text is the product's. */
export const MailTextsSchema = v.strictObject({ en: v.optional(TextsSchema), es: v.optional(TextsSchema) });
