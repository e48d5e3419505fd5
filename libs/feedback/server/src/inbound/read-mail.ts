import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import { textOfHtml } from './html-text.ts';
import { type MailFault, parseMail } from './parse-mail.ts';

/** An unchecked attachment. */
export interface MailedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A parsed email. */
export interface ReadMail {
  /** A UUID derived from the email: the same email always has the same id. */
  readonly id: string;
  /** Lowercase and unverified; '' if there is none. */
  readonly from: string;
  /** Possible recipient addresses in lowercase: at most 50, those from delivery headers first. */
  readonly recipients: readonly string[];
  /** Plain text without control characters other than line breaks and tabs. */
  readonly text: string;
  /** Attachments first, then inline files; at most 50. */
  readonly files: readonly MailedFile[];
  /** The header that marks it as automated; null for a person's email. */
  readonly automatic: string | null;
}

/** Maximum number of recipients considered; a reply to a ticket has only a few. */
const RECIPIENTS = 50;

/** Maximum number of files that are checked or listed as rejected. */
const FILES = 50;

/** Maximum length of an address (RFC 5321 §4.5.3.1). */
const ADDRESS_LENGTH = 320;

const flat = (addresses: readonly Address[]): string[] =>
  addresses.flatMap(({ address, group }) =>
    (group ?? [{ address: address ?? '' }]).map((each) => each.address.toLowerCase()),
  );

/** Returns all values of a header. */
const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** Delivery headers, which have the recipient even if `To` doesn't. */
const ENVELOPE = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

function recipientsOf(mail: Email): string[] {
  const delivered = ENVELOPE.flatMap((name) => valuesOf(mail, name)).map((value) =>
    value.replace(/^<|>$/g, '').toLowerCase(),
  );
  const named = flat([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]);
  return [...new Set([...delivered, ...named])].slice(0, RECIPIENTS);
}

/** Headers and values that mark automated emails (RFC 3834, RFC 2919, RFC 3462). */
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

const cleaned = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replace(/\n{4,}/g, '\n\n\n');

/** Returns a version 8 UUID (RFC 9562) from a hash. */
function idOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const hex = hash.digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a stable id for a file of an email, as idempotency key. */
export const fileIdOf = (mailId: string, nth: number): string => idOf(`${mailId} ${nth}`);

/** Parses an email (RFC 5322, MIME), including hostile ones. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | MailFault> {
  const mail = await parseMail(bytes);
  if (typeof mail === 'string') return mail;
  if (!mail.from) return 'unreadable';
  const said = mail.text === undefined && mail.html !== undefined ? await textOfHtml(mail.html) : mail;
  if (typeof said === 'string') return said;
  const files = mail.attachments
    .toSorted((one, other) => Number(one.related ?? false) - Number(other.related ?? false))
    .slice(0, FILES)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }));
  return {
    id: mail.messageId ? idOf(mail.messageId.trim()) : idOf(bytes),
    from: (flat([mail.from])[0] ?? '').slice(0, ADDRESS_LENGTH),
    recipients: recipientsOf(mail),
    text: cleaned(said.text ?? ''),
    files,
    automatic: automaticOf(mail),
  };
}
