import { type Database, tables, type Tx } from '@vinlore/database';
import type { TicketFile } from '@vinlore/feedback-domain';
import type { ObjectRows, Objects, StoredBytes } from '@vinlore/objects';
import type { TicketTables } from '../ticket-tables.ts';
import type { JudgedFile, KeptFile } from './judge-file.ts';
import type { FileTables } from './tables.ts';

const from = (source: Database | Tx) => tables<FileTables & TicketTables>(source);

/** Identifies an upload: brand, sender, and the sender's id for it. */
export interface WhoseUpload {
  readonly brand: string;
  readonly by: string;
  readonly uploadId: string;
}

/** Dependencies of reading files. */
export interface FileDeps {
  readonly database: Database;
  readonly objects: Objects;
}

/** Where a file belongs: a message or note of a ticket. */
export type FilePlace =
  | { readonly ticketId: string; readonly messageId: string }
  | { readonly ticketId: string; readonly noteId: string };

/** Media types of files, which are always downloaded, never displayed. */
export const FILE_TYPES = {
  picture: 'image/jpeg',
  pdf: 'application/pdf',
  text: 'text/plain; charset=utf-8',
} as const satisfies Record<TicketFile['kind'], string>;

/** Files of tickets in the object store. Thumbnails stay in their rows: they are small and shown with each ticket. */
export const ticketFileRows: ObjectRows = {
  table: 'ticket_file',
  type: `case kind ${Object.entries(FILE_TYPES)
    .map(([kind, type]) => `when '${kind}' then '${type}'`)
    .join(' ')} end`,
};

const VIEW = ['id', 'name', 'kind', 'size'] as const;

/** Returns an earlier upload of this sender with this id. */
export function knownUpload(
  source: Database | Tx,
  { brand, by, uploadId }: WhoseUpload,
): Promise<TicketFile | undefined> {
  return from(source)
    .selectFrom('ticket_file')
    .select(VIEW)
    .where('brand', '=', brand)
    .where('uploaded_by', '=', by)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
}

/** Returns the number of a sender's files since a time. */
export async function countUploads(
  source: Database | Tx,
  { brand, by }: Pick<WhoseUpload, 'brand' | 'by'>,
  since: Date,
): Promise<number> {
  const { count } = await from(source)
    .selectFrom('ticket_file')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('brand', '=', brand)
    .where('uploaded_by', '=', by)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a file's bytes, before the transaction with its row. */
export async function keepBytes(
  objects: Objects,
  brand: string,
  { bytes, ...file }: JudgedFile & { readonly name: string },
): Promise<KeptFile> {
  return { ...file, size: bytes.length, ...(await objects.keep(brand, bytes, FILE_TYPES[file.kind])) };
}

/** Stores a file until a message claims it. Simultaneous uploads with one id are one file. */
export async function keepUpload(
  tx: Tx,
  whose: WhoseUpload,
  { kind, size, bytes, object, small, name }: KeptFile,
  at: Date,
): Promise<TicketFile> {
  const { brand, by, uploadId } = whose;
  const kept = await from(tx)
    .insertInto('ticket_file')
    .values({
      brand,
      uploaded_by: by,
      upload_id: uploadId,
      place: 0,
      name,
      kind,
      size,
      bytes,
      object,
      small: small && Buffer.from(small),
      uploaded_at: at,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'uploaded_by', 'upload_id']).doNothing())
    .returning(VIEW)
    .executeTakeFirst();
  return kept ?? (await knownUpload(tx, whose))!;
}

/**
 * Attaches files to a message or note, in order. Only their sender can, and only once.
 *
 * @returns whether all were found
 */
export async function attachFiles(
  tx: Tx,
  { brand, by }: Pick<WhoseUpload, 'brand' | 'by'>,
  ids: readonly string[],
  place: FilePlace,
): Promise<boolean> {
  const { ticketId: ticket_id } = place;
  const where = 'messageId' in place ? { message_id: place.messageId } : { note_id: place.noteId };
  for (const [nth, id] of [...new Set(ids)].entries()) {
    const { numUpdatedRows } = await from(tx)
      .updateTable('ticket_file')
      .set({ ticket_id, ...where, place: nth })
      .where('id', '=', id)
      .where('brand', '=', brand)
      .where('uploaded_by', '=', by)
      .where('ticket_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Returns a ticket's files by message or note id, in order, without their bytes. */
export async function filesOf(source: Database | Tx, ticketId: string): Promise<(ofId: string) => TicketFile[]> {
  const rows = await from(source)
    .selectFrom('ticket_file')
    .select([...VIEW, 'message_id', 'note_id'])
    .where('ticket_id', '=', ticketId)
    .orderBy('place')
    .execute();
  return (ofId) =>
    rows
      .filter(({ message_id, note_id }) => (message_id ?? note_id) === ofId)
      .map(({ id, name, kind, size }) => ({ id, name, kind, size }));
}

/**
 * Returns an attached file: a thumbnail's bytes, or where the file's own are.
 *
 * @param of with an account: of a message in one of its own tickets; without: of any message or note of the brand
 */
export async function findFile(
  database: Database,
  of: { readonly brand: string; readonly accountId?: string },
  id: string,
  small: boolean,
): Promise<({ readonly name: string; readonly kind: TicketFile['kind'] } & StoredBytes) | undefined> {
  let found = from(database)
    .selectFrom('ticket_file as file')
    .innerJoin('ticket', 'ticket.id', 'file.ticket_id')
    .select(['file.name', 'file.kind', small ? 'file.small as bytes' : 'file.bytes', 'file.object'])
    .where('file.id', '=', id)
    .where('file.brand', '=', of.brand)
    .where('ticket.brand', '=', of.brand);
  if (of.accountId !== undefined)
    found = found.where('ticket.account_id', '=', of.accountId).where('file.message_id', 'is not', null);
  const file = await found.executeTakeFirst();
  return small && !file?.bytes ? undefined : file;
}

/**
 * Maximum size of exported files in bytes; an export is a single response in memory, and each file can be downloaded
 * from its ticket.
 */
const EXPORT_BYTES = 10_485_760;

/**
 * Returns a member's uploads for their export, newest first: as base64 up to the limit, the rest by name only.
 *
 * @throws FileUnavailable if the object store can't be reached
 */
export async function exportedFiles({ database, objects }: FileDeps, { brand, by }: Pick<WhoseUpload, 'brand' | 'by'>) {
  const db = from(database);
  const files = await db
    .selectFrom('ticket_file')
    .select([...VIEW, 'uploaded_at'])
    .where('brand', '=', brand)
    .where('uploaded_by', '=', by)
    // What agents attach to others' tickets is work, not personal data (ADR 11).
    .where((where) =>
      where.or([
        where('ticket_id', 'is', null),
        where('ticket_id', 'in', where.selectFrom('ticket').select('ticket.id').where('ticket.account_id', '=', by)),
      ]),
    )
    .where('note_id', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  const exported = [];
  let room = EXPORT_BYTES;
  for (const file of files) {
    const fits = file.size <= room;
    if (fits) room -= file.size;
    const whole = fits
      ? await db.selectFrom('ticket_file').select(['bytes', 'object']).where('id', '=', file.id).executeTakeFirst()
      : undefined;
    // A lost file must not keep the rest from its owner.
    const bytes = whole ? await objects.readUnlessLost(brand, whole) : null;
    exported.push({ ...file, base64: bytes?.toString('base64') ?? null });
  }
  return exported;
}

/** Deletes a brand's unclaimed uploads before a time. */
export async function forgetUploads(database: Database, brand: string, before: Date): Promise<void> {
  await from(database)
    .deleteFrom('ticket_file')
    .where('brand', '=', brand)
    .where('ticket_id', 'is', null)
    .where('uploaded_at', '<', before)
    .execute();
}

/** Deletes an account's unclaimed uploads; staff's attachments are kept without a name. */
export async function forgetUploader(tx: Tx, by: string): Promise<void> {
  await from(tx).deleteFrom('ticket_file').where('uploaded_by', '=', by).where('ticket_id', 'is', null).execute();
  await from(tx).updateTable('ticket_file').set({ uploaded_by: null }).where('uploaded_by', '=', by).execute();
}

/** Transfers a member's uploads to another of their accounts. */
export async function handOver(tx: Tx, by: string, to: string): Promise<void> {
  await from(tx).updateTable('ticket_file').set({ uploaded_by: to }).where('uploaded_by', '=', by).execute();
}
