import { createHash, randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A file that came with a mail, not yet looked at. */
export interface MailedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail as tickets take it. */
export interface ReadMail {
  /** The same for the same mail, however often it comes; a UUID. */
  readonly id: string;
  /** In lower case; a claim. '' where it names none. */
  readonly from: string;
  /** Addresses to which it may have been sent, in lower case. */
  readonly recipients: readonly string[];
  /** Plain text as it came, without control characters other than line breaks and tabs. */
  readonly text: string;
  /** Those that the sender added before those that stand in the text. */
  readonly files: readonly MailedFile[];
  /** Which header says that no person wrote it; null for a mail of a person. */
  readonly automatic: string | null;
}

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 262_144, forceRfc822Attachments: true } as const;

const flat = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) =>
    (group ?? [{ address: address ?? '' }]).map((each) => each.address.toLowerCase()),
  );

/** Values of a header, wherever it stands. */
const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** Headers of the servers that a mail came through, which name its recipient also where `To` does not. */
const ENVELOPE = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

function recipientsOf(mail: Email): string[] {
  const delivered = ENVELOPE.flatMap((name) => valuesOf(mail, name)).map((value) =>
    value.replace(/^<|>$/g, '').toLowerCase(),
  );
  return [...delivered, ...flat([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])])];
}

/** Headers by which machines say that they wrote a mail (RFC 3834, RFC 2919, RFC 3462), and values that say so. */
const AUTOMATIC: readonly (readonly [string, RegExp])[] = [
  ['auto-submitted', /^(?!no\b)./i],
  ['precedence', /^(?:bulk|junk|list|auto_reply)\b/i],
  ['list-id', /./],
  ['list-unsubscribe', /./],
  ['x-autoreply', /^(?!no\b)./i],
  ['x-autorespond', /./],
  ['content-type', /^multipart\/report\b/i],
  ['return-path', /^<\s*>$/],
  ['from', /\bmailer-daemon@/i],
];

const automaticOf = (mail: Email) =>
  AUTOMATIC.find(([name, says]) => valuesOf(mail, name).some((value) => says.test(value)))?.[0] ?? null;

/** A mail's text where it has HTML alone: as the parser writes HTML that stands between texts. */
async function textOfHtml(html: string): Promise<string> {
  const mark = randomUUID();
  const plain = html.replace(/<(style|title)\b[^>]*>.*?<\/\1\s*>/gis, '');
  const { text = '' } = await PostalMime.parse(
    `Content-Type: multipart/mixed; boundary="${mark}"\n\n--${mark}\nContent-Type: text/plain\n\n\n--${mark}\nContent-Type: text/html; charset=utf-8\n\n${plain}\n--${mark}--\n`,
  );
  return text;
}

const cleaned = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(/\n{4,}/g, '\n\n\n');

/** Version 8 of a UUID (RFC 9562): of a hash. */
function idOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const hex = hash.digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of a file of a mail: sent twice, it is one. */
export const fileIdOf = (mailId: string, nth: number): string => idOf(`${mailId} ${nth}`);

/**
 * Reads a mail (RFC 5322, MIME).
 *
 * @returns null for what is none
 */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | null> {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => null);
  if (!mail?.from) return null;
  const text = mail.text ?? (mail.html === undefined ? '' : await textOfHtml(mail.html));
  const files = mail.attachments
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }));
  return {
    id: mail.messageId ? idOf(mail.messageId.trim()) : idOf(bytes),
    from: flat([mail.from])[0] ?? '',
    recipients: recipientsOf(mail),
    text: cleaned(text),
    files,
    automatic: automaticOf(mail),
  };
}
