import type { Language } from '@vinlore/brand';
import type { ColumnType, Generated } from 'kysely';

/** Whether visitors see it. */
type ContentStatus = 'draft' | 'published';

/** What site records and pages have in common. */
interface ContentRow {
  id: Generated<string>;
  brand: string;
  language: Language;
  status: ContentStatus;
  sort_order: number;
  /** Counts what was published or saved. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  /** Digest of the brand file that it came from; null for what never came from one. */
  seed_hash: string | null;
  /** When staff changed it: from then on no deploy overwrites it (docs/decisions.md §1). */
  edited_at: Date | null;
}

type Json = ColumnType<unknown, string, string>;

/** Tables of the content module. */
export interface ContentTables {
  /** One row a brand: what every process compares with what it holds. */
  content_brand: { brand: string; version: Generated<number>; seed_hash: string | null };
  content_site: ContentRow & {
    headers: Json;
    footers: Json;
    trustpilot: Json;
    reviews: Json;
    about: string;
    legal: string;
  };
  content_page: ContentRow & { url: string; title: string; meta: Json; blocks: Json };
  /** Pictures that staff uploaded, encoded by us. */
  content_image: {
    id: Generated<string>;
    brand: string;
    /** What blocks call it. */
    name: string;
    /** Names its content in addresses. */
    hash: string;
    /** What it shows, for who cannot see it, in English; '' where it is decoration. */
    alt: string;
    /** The same in Spanish; '' for pictures uploaded before there was a Spanish text. */
    alt_es: Generated<string>;
    /** It says nothing that the text does not. */
    decorative: Generated<boolean>;
    /** Account id of who uploaded it. */
    uploaded_by: Generated<string | null>;
    /** In pixels. */
    width: number;
    height: number;
    bytes: Buffer;
    created_at: Date;
  };
  /** Addresses that were left on a page, each for one purpose (docs/decisions.md §4). */
  content_mailing: {
    id: Generated<string>;
    brand: string;
    email: string;
    purpose: string;
    /** Version of the words that were agreed to. */
    consent_version: string;
    /** When they were agreed to. */
    consented_at: Date;
    confirmed_at: Date | null;
    /** When the last mail that asks for confirmation was written. */
    asked_at: Date;
    unsubscribed_at: Date | null;
  };
}
