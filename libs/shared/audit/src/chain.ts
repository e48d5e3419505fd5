import { createHash } from 'node:crypto';
import { canonicalJson } from '@vinlore/documents';
import { type RawBuilder, sql } from 'kysely';

/** An entry as the chain hashes it: every stored column, as text to avoid rounding. */
export interface ChainedEntry {
  readonly id: string;
  /** UTC with microseconds, `2026-11-22T10:00:00.123456Z`. */
  readonly at: string;
  readonly brand: string;
  readonly actor: string | null;
  readonly act: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  /** JSON in PostgreSQL's `jsonb` output format. */
  readonly detail: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly from_address: string | null;
  readonly from_device: string | null;
}

/** The head of the chain: position of its last link and that link's SHA-256 in hexadecimal. */
export interface Head {
  readonly position: number;
  readonly hash: string;
}

/** The head of an empty chain. */
export const START: Head = { position: 0, hash: '0'.repeat(64) };

/**
 * Returns the hash of the next link: SHA-256 over the canonical JSON (RFC 8785) of its position, the previous hash, and
 * the entry. Changing, removing, adding or moving an entry changes this hash and all later ones.
 */
export function linkHash(previous: Head, entry: ChainedEntry): Head {
  const position = previous.position + 1;
  const content = canonicalJson({ position, previous: previous.hash, entry: { ...entry } });
  return { position, hash: createHash('sha256').update(content).digest('hex') };
}

/**
 * The columns of an `audit_entry` aliased `e` as a {@link ChainedEntry}: one JSON object, or null if there is no entry.
 */
export const chainedEntry: RawBuilder<ChainedEntry | null> = sql`case when e.id is not null then json_build_object(
  'id', e.id::text,
  'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'brand', e.brand, 'actor', e.actor::text, 'act', e.act, 'subject_kind', e.subject_kind, 'subject_id', e.subject_id,
  'detail', e.detail::text, 'before', e.before::text, 'after', e.after::text,
  'from_address', e.from_address, 'from_device', e.from_device) end`;
