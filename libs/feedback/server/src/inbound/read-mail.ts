import { createHash } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import { textOfHtml } from './html-text.ts';
import { type MailFault, parseMail } from './parse-mail.ts';

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
  /** Addresses to which it may have been sent, in lower case: 50 at most, those of its servers first. */
  readonly recipients: readonly string[];
  /** Plain text as it came, without control characters other than line breaks and tabs. */
  readonly text: string;
  /** Those that the sender added before those that stand in the text; 50 at most. */
  readonly files: readonly MailedFile[];
  /** Which header says that no person wrote it; null for a mail of a person. */
  readonly automatic: string | null;
}

/** Recipients that are looked up; a mail that answers a ticket has a few. */
const RECIPIENTS = 50;

/** Files that are looked at or named as left out. */
const FILES = 50;

/** Longest address (RFC 5321 §4.5.3.1). */
const ADDRESS_LENGTH = 320;

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
  const named = flat([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]);
  return [...new Set([...delivered, ...named])].slice(0, RECIPIENTS);
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

/** Reads a mail (RFC 5322, MIME), whatever a stranger has put into it. */
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
