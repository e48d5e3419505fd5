import { comesAfter, type Database, tables, type Tx } from '@vinlore/database';
import type { Signature } from '@vinlore/documents';
import type { StickerData, StickerSelection, StoredStickerData } from '@vinlore/sticker-domain';
import { type ColumnType, sql } from 'kysely';
import type { Naming } from './subject.ts';

interface StickerRow {
  id: string;
  brand: string;
  /** Null if the owner's account was deleted: printed copies may be in circulation and stay verifiable (ADR 11). */
  account_id: string | null;
  vin: string;
  kind: StickerData['kind'];
  /** Key of its series of versions, see `subject.ts`. */
  subject: string;
  version: number;
  title: string;
  made_at: Date;
  data: ColumnType<StoredStickerData, string, string>;
  key_id: string;
  signature: string;
  /** The owner's choices; null if they weren't asked or the account was deleted. */
  selection: ColumnType<StickerSelection | null, string | null, string | null>;
  /** Stored name of the vehicle; null if it can be decoded or the sticker predates stored names. */
  naming: ColumnType<Naming | null, string | null, null>;
  /** When the owner or staff revoked it. */
  revoked_at: Date | null;
  /** The owner's reason, or `staff` if staff revoked it; the audit log has their reason. */
  revoked_reason: string | null;
}

interface StickerTables {
  sticker: StickerRow;
}

/** Row of a sticker. */
export type StoredSticker = Omit<StickerRow, 'data' | 'selection' | 'naming'> & {
  readonly data: StoredStickerData;
  readonly selection: StickerSelection | null;
  readonly naming: Naming | null;
};

/** Owner: an account of one brand. */
export interface Owner {
  readonly brand: string;
  readonly accountId: string;
}

const from = (source: Database | Tx) => tables<StickerTables>(source);

/** Returns the newest version of the owner's sticker of a subject. */
export async function newestSticker(
  source: Database | Tx,
  owner: Owner,
  subject: string,
): Promise<StoredSticker | null> {
  const row = await from(source)
    .selectFrom('sticker')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the owner's newest sticker with a VIN, however the vehicle was identified. @param vin normalized, not empty
 */
export async function newestOfVin(source: Database, owner: Owner, vin: string): Promise<StoredSticker | null> {
  const row = await from(source)
    .selectFrom('sticker')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where('vin', '=', vin)
    .orderBy('made_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a sticker of this brand by number, regardless of owner. */
export async function stickerById(source: Database | Tx, brand: string, id: string): Promise<StoredSticker | null> {
  const row = await from(source)
    .selectFrom('sticker')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns numbers and titles of stickers of this brand; missing ones are omitted. */
export async function stickersById(
  source: Database,
  brand: string,
  ids: readonly string[],
): Promise<Pick<StoredSticker, 'id' | 'title'>[]> {
  if (ids.length === 0) return [];
  const query = from(source).selectFrom('sticker').select(['id', 'title']);
  return query.where('id', 'in', ids).where('brand', '=', brand).execute();
}

/** Returns the owner's versions of a subject, newest first. */
export async function versionsOf(
  source: Database,
  owner: Owner,
  subject: string,
): Promise<Pick<StoredSticker, 'id' | 'version' | 'made_at'>[]> {
  return from(source)
    .selectFrom('sticker')
    .select(['id', 'version', 'made_at'])
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the newest later version that isn't revoked; null if there is none. */
export async function newerVersionOf(
  source: Database,
  { account_id, brand, subject, version }: StoredSticker,
): Promise<Pick<StoredSticker, 'made_at'> | null> {
  if (account_id === null) return null;
  const row = await from(source)
    .selectFrom('sticker')
    .select('made_at')
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('subject', '=', subject)
    .where('version', '>', version)
    .where('revoked_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Search, filter, and page of an owner's stickers. */
export interface StickerSearch {
  /** Id to continue after; null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
  /** Null for all types. */
  readonly kind: StickerData['kind'] | null;
  /** Part of a title or VIN, case-insensitive; empty for all. */
  readonly search: string;
}

/** Returns the owner's stickers, newest first, after a given one (keyset pagination). */
export async function stickersOf(
  source: Database,
  owner: Owner,
  { cursor, limit, kind, search }: StickerSearch,
): Promise<StoredSticker[]> {
  let query = from(source)
    .selectFrom('sticker')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (cursor) {
    query = query.where(comesAfter({ table: 'sticker', by: 'made_at' }, { id: cursor, account_id: owner.accountId }));
  }
  if (kind) query = query.where('kind', '=', kind);
  if (search) {
    // VINs are often copied with spaces between groups.
    const vin = search.replace(/[\s-]/gu, '');
    query = query.where(
      sql<boolean>`(strpos(lower(title), lower(${search})) > 0 or (${vin} <> '' and strpos(lower(vin), lower(${vin})) > 0))`,
    );
  }
  return query.execute();
}

/** Returns all of the owner's stickers, oldest first. */
export async function allStickersOf(source: Database, owner: Owner): Promise<StoredSticker[]> {
  return from(source)
    .selectFrom('sticker')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/** Returns the numbers of the owner's stickers with a VIN, in stored form. */
export async function stickerNumbersOf(source: Database | Tx, owner: Owner, vin: string): Promise<string[]> {
  const rows = await from(source)
    .selectFrom('sticker')
    .select('id')
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where('vin', '=', vin)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the newest unrevoked version of each of the owner's stickers with these VINs. */
export async function newestStickersOf(
  source: Database,
  owner: Owner,
  vins: readonly string[],
): Promise<Pick<StoredSticker, 'id' | 'vin' | 'made_at'>[]> {
  if (vins.length === 0) return [];
  return from(source)
    .selectFrom('sticker')
    .distinctOn('subject')
    .select(['id', 'vin', 'made_at'])
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where('vin', 'in', vins)
    .where('revoked_at', 'is', null)
    .orderBy('subject')
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the owner's stickers that name a dealer. */
export async function stickersOfDealer(tx: Tx, owner: Owner): Promise<StoredSticker[]> {
  return from(tx)
    .selectFrom('sticker')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .where(sql<boolean>`jsonb_typeof(data->'dealer') = 'object'`)
    .execute();
}

/** Replaces a sticker's signed data. Only for data that must be erased. */
export async function replaceData(tx: Tx, id: string, data: StickerData, signed: Signature): Promise<void> {
  await from(tx)
    .updateTable('sticker')
    .set({ data: JSON.stringify(data), key_id: signed.keyId, signature: signed.signature })
    .where('id', '=', id)
    .execute();
}

/** Clears ownership of the owner's stickers. */
export async function disownStickers(tx: Tx, owner: Owner): Promise<void> {
  await from(tx)
    .updateTable('sticker')
    .set({ account_id: null, selection: null, naming: null })
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .execute();
}

/** Serializes the creation of an account's stickers of a subject until the transaction ends. */
export async function lockSubject(tx: Tx, owner: Owner, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sticker ${owner.accountId} ${subject}`}, 0))`.execute(
    from(tx),
  );
}

/** A sticker to insert. */
export interface NewSticker {
  readonly subject: string;
  readonly version: number;
  readonly data: StickerData;
  readonly signed: Signature;
  readonly selection: StickerSelection | null;
  readonly naming: Naming | null;
  readonly madeAt: Date;
}

/** Inserts a signed sticker. */
export async function keepSticker(
  tx: Tx,
  owner: Owner,
  { subject, version, data, signed, selection, naming, madeAt }: NewSticker,
): Promise<StoredSticker> {
  return from(tx)
    .insertInto('sticker')
    .values({
      id: data.id,
      brand: owner.brand,
      account_id: owner.accountId,
      vin: data.vin,
      kind: data.kind,
      subject,
      version,
      title: data.title.value,
      made_at: madeAt,
      data: JSON.stringify(data),
      key_id: signed.keyId,
      signature: signed.signature,
      selection: selection && JSON.stringify(selection),
      naming: naming && JSON.stringify(naming),
      revoked_at: null,
      revoked_reason: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Revokes a sticker of a brand.
 *
 * @param whose limits it to this owner; absent allows any
 * @returns null if there is no such sticker in the brand, it belongs to someone else, or it's already revoked
 */
export async function markRevoked(
  tx: Tx,
  whose: { readonly brand: string; readonly accountId?: string },
  id: string,
  reason: string,
  at: Date,
): Promise<StoredSticker | null> {
  let sticker = from(tx)
    .updateTable('sticker')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('id', '=', id)
    .where('brand', '=', whose.brand)
    .where('revoked_at', 'is', null);
  if (whose.accountId !== undefined) sticker = sticker.where('account_id', '=', whose.accountId);
  return (await sticker.returningAll().executeTakeFirst()) ?? null;
}

/** Returns the brand's owners of stickers with a VIN, newest first, without duplicates. */
export async function holdersOfVin(source: Database, brand: string, vin: string, most: number): Promise<string[]> {
  // Many versions from one account must not slow down the query.
  const newest = from(source)
    .selectFrom('sticker')
    .select(['account_id', 'made_at'])
    .where('brand', '=', brand)
    .where('vin', '=', vin)
    .where('account_id', 'is not', null)
    .orderBy('made_at', 'desc')
    .limit(10 * most);
  const rows = await from(source)
    .selectFrom(newest.as('newest'))
    .select('account_id')
    .groupBy('account_id')
    .orderBy(sql`max(made_at)`, 'desc')
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id!);
}
