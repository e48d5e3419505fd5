import type { Language } from '@vinlore/brand';
import type { ColumnType, Generated } from 'kysely';

/** Whether it's published. */
type ContentStatus = 'draft' | 'published';

/** Columns of both site records and pages. */
interface ContentRow {
  id: Generated<string>;
  brand: string;
  language: Language;
  status: ContentStatus;
  sort_order: number;
  /** Incremented with each publication and save. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  /** Digest of the brand file it came from; null if it never came from one. */
  seed_hash: string | null;
  /** When staff changed it: from then on, no deploy overwrites it (docs/decisions.md §1). */
  edited_at: Date | null;
}

type Json = ColumnType<unknown, string, string>;

/** Tables of the content module. */
export interface ContentTables {
  /** One row per brand, which every process compares with its loaded version. */
  content_brand: {
    brand: string;
    version: Generated<number>;
    seed_hash: string | null;
    /** The version that caches in front of us were last told about. */
    purged_version: Generated<number>;
  };
  content_site: ContentRow & {
    headers: Json;
    footers: Json;
    trustpilot: Json;
    reviews: Json;
    about: string;
    legal: string;
  };
  content_page: ContentRow & { url: string; title: string; meta: Json; blocks: Json };
  /** Images that staff uploaded, as we encoded them. */
  content_image: {
    id: Generated<string>;
    brand: string;
    /** Name in blocks. */
    name: string;
    /** Content hash in URLs. */
    hash: string;
    /** English alt text; '' if decorative. */
    alt: string;
    /** Spanish alt text; '' for images uploaded before it existed. */
    alt_es: Generated<string>;
    /** Decorative: has no alt text. */
    decorative: Generated<boolean>;
    /** Account id of the uploader. */
    uploaded_by: Generated<string | null>;
    /** In pixels. */
    width: number;
    height: number;
    bytes: Buffer | null;
    /** Where the bytes are if they aren't here: their SHA-256 in the object store. */
    object: string | null;
    created_at: Date;
  };
  /** Email sign-ups, each for one purpose (docs/decisions.md §4). */
  content_mailing: {
    id: Generated<string>;
    brand: string;
    email: string;
    purpose: string;
    /** Version of the consent text. */
    consent_version: string;
    /** Time of consent. */
    consented_at: Date;
    confirmed_at: Date | null;
    /** When the last confirmation email was created. */
    asked_at: Date;
    unsubscribed_at: Date | null;
  };
}
