import type { Language } from '@vinlore/brand';
import type { AnyDocument, ContentKind, PlannedAct, RevisionAct } from '@vinlore/content-domain';
import type { ColumnType, Generated } from 'kysely';

/** JSON that goes in as text and comes out as what it is. */
type Json<T> = ColumnType<T, string, string>;

/** Tables of the staff's work on content (ADR 26). */
export interface DeskTables {
  /** A page, or what stands around every page of a brand. */
  content_document: {
    id: Generated<string>;
    brand: string;
    kind: ContentKind;
    /** '' for what stands around every page. */
    path: string;
    /** Path and titles in lower case. This and the flags are `content_refresh`'s alone. */
    search: Generated<string>;
    published: Generated<boolean>;
    in_work: Generated<boolean>;
    offline: Generated<boolean>;
    planned: Generated<boolean>;
    changed_at: Date;
    deleted_at: Date | null;
  };
  /** A document in one language: where it stands. Numbers name entries of its history. */
  content_text: {
    document_id: string;
    language: Language;
    title: string;
    /** Its last entry. */
    last: number;
    /** What is live; null while nothing is. */
    published: number | null;
    /** What was live last. */
    latest: number | null;
    /** What is in work; null where nothing is beyond what was published. */
    draft: number | null;
    /** Given up before it was ever published. */
    removed: Generated<boolean>;
    /** Pictures that it shows, live or in work. `content_refresh`'s alone. */
    pictures: Generated<string[]>;
    /** Version of the row of `content_page` or `content_site` that the history knows of. */
    row_version: number | null;
    changed_at: Date;
    /** Account id; null: the brand's files. */
    changed_by: string | null;
  };
  /** What happened to a text, with the document as it was then. Append-only. */
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
  /** Paths that lead elsewhere until staff end it: to where the page is now that had them, or to a target. */
  content_redirect: {
    brand: string;
    path: string;
    document_id: string | null;
    /** A path of the brand's site, or an address at another one. */
    target: string | null;
    temporary: Generated<boolean>;
    made_at: Date;
    ended_at: Generated<Date | null>;
  };
  /** What happens at a moment. */
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
  /** Documents as somebody types them, for their own eyes and minutes. */
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
