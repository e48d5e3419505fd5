import type { Language } from '@vinlore/brand';
import type { AnyDocument, ContentKind, PlannedAct, RevisionAct } from '@vinlore/content-domain';
import type { ColumnType, Generated } from 'kysely';

/** A JSON column: written as text, read as the parsed value. */
type Json<T> = ColumnType<T, string, string>;

/** Tables for the staff's work on content (ADR 26). */
export interface DeskTables {
  /** A page, or a brand's site record. */
  content_document: {
    id: Generated<string>;
    brand: string;
    kind: ContentKind;
    /** '' for the site record. */
    path: string;
    /** Path and titles in lowercase. Written, like the flags, only by `content_refresh`. */
    search: Generated<string>;
    published: Generated<boolean>;
    in_work: Generated<boolean>;
    offline: Generated<boolean>;
    planned: Generated<boolean>;
    changed_at: Date;
    deleted_at: Date | null;
  };
  /** The state of a document in one language. Numbers refer to entries of its history. */
  content_text: {
    document_id: string;
    language: Language;
    title: string;
    /** Its last entry. */
    last: number;
    /** The published entry; null if it isn't published. */
    published: number | null;
    /** The last entry that was published. */
    latest: number | null;
    /** The draft's entry; null if there is none newer than the published one. */
    draft: number | null;
    /** Discarded before it was ever published. */
    removed: Generated<boolean>;
    /** Images it uses, published or in the draft. Written only by `content_refresh`. */
    pictures: Generated<string[]>;
    /** Version of the `content_page` or `content_site` row that the history has recorded. */
    row_version: number | null;
    changed_at: Date;
    /** Account id; null for the brand's files. */
    changed_by: string | null;
  };
  /** The history of a text, with the document at each entry. Append-only. */
  content_revision: {
    document_id: string;
    language: Language;
    number: number;
    act: RevisionAct;
    title: string;
    document: Json<AnyDocument>;
    of_number: number | null;
    planned: Generated<boolean>;
    at: Date;
    by_account: string | null;
  };
  /** Redirects, until staff delete them: to the page that had the path, or to a target. */
  content_redirect: {
    brand: string;
    path: string;
    document_id: string | null;
    /** A path of the brand's site, or a URL of another site. */
    target: string | null;
    temporary: Generated<boolean>;
    made_at: Date;
    ended_at: Generated<Date | null>;
  };
  /** Scheduled changes. */
  content_plan: {
    id: Generated<string>;
    brand: string;
    document_id: string;
    language: Language;
    act: PlannedAct;
    number: number;
    at: Date;
    planned_at: Date;
    planned_by: string | null;
    ended_at: Date | null;
    ended: 'done' | 'overtaken' | 'refused' | 'cancelled' | null;
  };
  /** Unsaved documents for their author's preview; kept for minutes. */
  content_preview: {
    id: Generated<string>;
    brand: string;
    session_id: string;
    language: Language;
    kind: ContentKind;
    path: string;
    document: Json<AnyDocument>;
    expires_at: Date;
  };
}
