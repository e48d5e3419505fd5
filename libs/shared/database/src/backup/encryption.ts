import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** First line of every file in age's format (https://age-encryption.org/v1). */
const MAGIC = 'age-encryption.org/v1\n';

/** A key pair for backups, in age's text form. */
export interface BackupIdentity {
  /** Secret, `AGE-SECRET-KEY-1…`: opens backups. Keep it off the machine that makes them. */
  readonly identity: string;
  /** Public, `age1…`: encrypts backups. */
  readonly recipient: string;
}

/** Creates a key pair (X25519) for backups. The `age` program reads it, too. */
export async function newBackupIdentity(): Promise<BackupIdentity> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Whether a text is a public key that backups can be encrypted for. */
export function isBackupRecipient(text: string): boolean {
  return canAdd(() => new Encrypter().addRecipient(text));
}

/** Whether a text is a secret key that backups can be opened with. */
export function isBackupIdentity(text: string): boolean {
  return canAdd(() => new Decrypter().addIdentity(text));
}

function canAdd(add: () => void): boolean {
  try {
    add();
    return true;
  } catch {
    return false;
  }
}

/** age works on web streams, whose types Node.js declares a second time. */
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (bytes: ReadableStream<Uint8Array>) => Readable.fromWeb(bytes as unknown as NodeReadableStream);

/** Encrypts a stream for every recipient; any one of their identities opens it. */
export async function encrypted(bytes: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/** Whether a file is encrypted; a file that is shorter than the first line isn't. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts the bytes of an encrypted backup.
 *
 * @throws BackupError, from the stream: no identity fits, or the file is damaged or was cut off
 */
export async function* decrypted(bytes: Readable, identities: readonly string[]): AsyncGenerator<Buffer> {
  if (identities.length === 0)
    throw new BackupError(
      'The backup is encrypted, and no key was given.',
      'Set BACKUP_IDENTITY_FILE to the file with its secret key (AGE-SECRET-KEY-1…).',
    );
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const plain = fromWeb(await decrypter.decrypt(toWeb(bytes)));
    for await (const chunk of plain as AsyncIterable<Uint8Array>) yield Buffer.from(chunk);
  } catch (cause) {
    const isForeign = cause instanceof Error && cause.message.includes('no identity matched');
    throw new BackupError(
      isForeign ? 'The backup is encrypted for another key.' : 'The encrypted backup is damaged or incomplete.',
      isForeign ? 'Set BACKUP_IDENTITY_FILE to the secret key of its BACKUP_RECIPIENT.' : 'Use another backup.',
      cause,
    );
  }
}
