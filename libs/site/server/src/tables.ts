import type { Brand } from '@vinlore/brand';
import type { KeyChange } from './key-change.ts';
import type { Generated, JSONColumnType } from 'kysely';

type Values = Readonly<Record<string, unknown>>;

/** Tables of the site module. */
export interface SiteTables {
  /** Number of a brand's changes; its row is also the lock for them. */
  site_brand: { brand: string; version: number };
  /** Brands created at the desk: what others have in their files. */
  site_brand_file: {
    brand: string;
    file: JSONColumnType<Brand>;
    created_at: Date;
    created_by: string | null;
  };
  /** Scheduled changes, pending and ended. */
  site_plan: {
    id: Generated<string>;
    brand: string;
    at: Date;
    changes: JSONColumnType<readonly KeyChange[]>;
    planned_at: Date;
    planned_by: string | null;
    ended: 'done' | 'overtaken' | 'refused' | 'canceled' | null;
    ended_at: Date | null;
  };
  /** Values set by staff, by key; SQL NULL is the file's value. */
  site_overlay: {
    brand: string;
    key: string;
    value: JSONColumnType<never, string | null, string | null> | null;
    version: number;
    changed_at: Date;
    changed_by: string | null;
  };
  /** Every change, kept permanently. */
  site_change: {
    brand: string;
    version: number;
    at: Date;
    actor: string | null;
    before: JSONColumnType<Values>;
    after: JSONColumnType<Values>;
  };
}
