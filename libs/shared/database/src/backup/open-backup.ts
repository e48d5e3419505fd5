import { constants, createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { decrypted, isEncrypted } from './encryption.ts';
import { FORMAT, FrameReader, type Header, notABackup } from './frames.ts';

/** A backup whose header was read; its tables come next. */
export interface OpenedBackup {
  readonly header: Header;
  readonly reader: FrameReader;
  close(): void;
}

/**
 * Opens a backup, decrypting it if it is encrypted.
 *
 * @param identities secret keys of an encrypted backup
 * @throws BackupError if the file can't be read or opened, or is no backup
 */
export async function openBackup(file: string, identities: readonly string[]): Promise<OpenedBackup> {
  const bytes = await unzipped(file, identities);
  const close = () => void bytes.destroy();
  try {
    const reader = new FrameReader(bytes);
    return { header: await readHeader(reader), reader, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** What a backup says about itself. */
export interface BackupFacts {
  /** Moment of its snapshot. */
  readonly createdAt: Date;
  /** Texts stored with it by name, such as the keys; only encrypted backups have them. */
  readonly attached: Readonly<Record<string, string>>;
}

/**
 * Reads what a backup says about itself, without reading its rows.
 *
 * @throws BackupError as {@link openBackup}
 */
export async function readBackupFacts(file: string, identities: readonly string[] = []): Promise<BackupFacts> {
  const { header, close } = await openBackup(file, identities);
  close();
  return { createdAt: new Date(header.createdAt), attached: header.attached ?? {} };
}

async function unzipped(file: string, identities: readonly string[]): Promise<Readable> {
  try {
    await access(file, constants.R_OK);
  } catch (cause) {
    throw new BackupError(`The file ${file} cannot be read.`, 'Check its name and permissions.', cause);
  }
  const source = createReadStream(file);
  const plain = (await isEncrypted(file))
    ? Readable.from(decrypted(source, identities), { objectMode: false })
    : source;
  const bytes = createGunzip();
  // Errors of all streams surface where the bytes are read, including those before the first read.
  bytes.on('error', () => {});
  return pipeline(plain, bytes, () => {});
}

async function readHeader(reader: FrameReader): Promise<Header> {
  const header = (await reader.nextJson()) as Header;
  if (header?.format !== FORMAT) throw notABackup();
  if (header.version === 1) return header;
  throw new BackupError(
    `The backup has format version ${String(header.version)}; this version of the product reads version 1.`,
    'Restore it with the version of the product that made it.',
  );
}
