import type { EventCorrection, HistoryEvent, Section } from '@vinlore/report-domain';
import type { ColumnType, Generated } from 'kysely';

/** Number of a source's records per region or make. */
export interface CountedShare {
  readonly name: string;
  readonly records: number;
}

/** Tables of history events for Kysely. */
export interface EventTables {
  history_source: {
    name: string;
    as_of: string | null;
    covers: Section[] | null;
    kinds: HistoryEvent['kind'][];
    newest: string | null;
    sample: boolean;
    /** When it was removed. Its events are deleted in batches, and the row with the last one. */
    removed_at: Date | null;
    /** When its coverage was counted; null if records were added or removed since. */
    measured_at: Date | null;
  };
  history_event: {
    source: string;
    record_id: string;
    vin: string;
    kind: HistoryEvent['kind'];
    date: string;
    date_is: 'seen' | null;
    odometer: number | null;
    odometer_unit: 'mi' | 'km' | null;
    odometer_code: string | null;
    country: string | null;
    region: string | null;
    city: string | null;
    confidence: HistoryEvent['confidence'];
    sample: boolean;
    detail: HistoryEvent['detail'];
    /** The import that added it; null if it is older than import tracking or shipped with the product. */
    import_id: string | null;
  };
  /** Versions of a record from before an import replaced it; the lowest `place` is the oldest. */
  history_past: {
    place: Generated<number>;
    source: string;
    record_id: string;
    vin: string;
    import_id: string | null;
    /** The row before the change; null if the import removed the record. */
    said: ColumnType<object | null, string | null, string | null>;
    replaced_at: Generated<Date>;
  };
  history_import: {
    id: string;
    place: Generated<number>;
    begun_at: Generated<Date>;
    undone_at: Date | null;
    /** When the last of its records was deleted. */
    cleared_at: Date | null;
    removed: Generated<number>;
    restored: Generated<number>;
  };
  /** Sources of an import's records, and what the import states about them. */
  history_import_source: {
    import_id: string;
    source: string;
    stated_at: Date | null;
    as_of: string | null;
    covers: Section[] | null;
    removed_at: Date | null;
    /** When its records were counted; null if not yet. */
    measured_at: Date | null;
    regions: ColumnType<CountedShare[] | null, string | null, string | null>;
    no_region: number | null;
    makes: ColumnType<CountedShare[] | null, string | null, string | null>;
  };
  /** What a source's records cover. */
  history_coverage: {
    source: string;
    measured_at: Date;
    records: number;
    vehicles: number;
    oldest: string | null;
    newest: string | null;
    regions: ColumnType<CountedShare[], string, string>;
    no_region: number;
    makes: ColumnType<CountedShare[], string, string>;
  };
  /** Staff changes to a record; they persist across imports. */
  history_mark: {
    source: string;
    record_id: string;
    vin: string;
    standing: 'hidden' | 'withdrawn' | null;
    correction: ColumnType<EventCorrection | null, string | null, string | null>;
    reason: string;
    marked_at: Generated<Date>;
  };
}
