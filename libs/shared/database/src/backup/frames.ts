import { BackupError } from './backup-error.ts';

/**
 * A backup is a gzip of frames: a length (4 bytes, big endian) and that many bytes. First a JSON frame with the header;
 * then per table a JSON frame, its rows in COPY's text format split into frames at any point, and an empty frame;
 * finally a JSON frame with counts, whose absence reveals a truncated file.
 */
export type Header = {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly createdAt: string;
  readonly migrations: readonly { slice: string; name: string }[];
  readonly sequences: readonly { schema: string; name: string; value: string }[];
  /** Texts stored with the rows by name, such as the keys; only in encrypted backups. */
  readonly attached?: Readonly<Record<string, string>>;
};
/** Starts a table; its rows follow as COPY text, then an empty frame. */
export type TableFrame = { readonly table: TableColumns };
/** Ends the file; without it the file was truncated. */
export type EndFrame = { readonly end: Totals };

/** A table and its columns in the order of the rows. */
export type TableColumns = { readonly schema: string; readonly name: string; readonly columns: readonly string[] };
/** Expected counts, to compare with the actual ones. */
export type Totals = { readonly tables: number; readonly rows: number };

/** Magic string at the start of every backup. */
export const FORMAT = 'embedded-backup';

const LENGTH_BYTES = 4;
const LARGEST_FRAME = 64 * 1024 * 1024;

/** Prefixes content with its length, four bytes big endian. */
export function frame(content: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** A frame of JSON. */
export const jsonFrame = (value: Header | TableFrame | EndFrame) => frame(Buffer.from(JSON.stringify(value)));
/** Ends the rows of a table. */
export const emptyFrame = frame(Buffer.alloc(0));

/** Reads frames from a stream of bytes. @throws BackupError if it ends early or is not a backup */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  async next(): Promise<Buffer> {
    const length = (await this.#take(LENGTH_BYTES)).readUInt32BE();
    if (length > LARGEST_FRAME) throw notABackup();
    return this.#take(length);
  }

  async nextJson(): Promise<unknown> {
    const content = await this.next();
    try {
      return JSON.parse(content.toString());
    } catch (cause) {
      throw notABackup(cause);
    }
  }

  /** The frames of one table's rows. */
  async *rows(): AsyncGenerator<Buffer> {
    for (let content = await this.next(); content.length > 0; content = await this.next()) yield content;
  }

  async #take(length: number): Promise<Buffer> {
    const parts: Buffer[] = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const { value, done } = await this.#read();
      if (done) {
        throw new BackupError('The backup is incomplete: it ends too early.', 'Use another backup.');
      }
      parts.push(value);
      have += value.length;
    }
    const all = Buffer.concat(parts);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }

  async #read(): Promise<IteratorResult<Buffer, unknown>> {
    try {
      return await this.#chunks.next();
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') {
        throw new BackupError('The backup is incomplete: it ends too early.', 'Use another backup.', cause);
      }
      throw code.startsWith('Z_') ? notABackup(cause) : cause;
    }
  }
}

/** Error for a file that is not a backup or is damaged. */
export function notABackup(cause?: unknown): BackupError {
  return new BackupError(
    'The file is not a backup of this product, or it is damaged.',
    'Choose a file written by "npm run backup".',
    cause,
  );
}
