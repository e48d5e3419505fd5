import type { EventCorrection, HistoryEvent, Section } from '@vinlore/report-domain';
import type { ColumnType, Generated } from 'kysely';

/** How many records of a source are of a state, or of a make. */
export interface CountedShare {
  readonly name: string;
  readonly records: number;
}

/** Tables of history events as kysely sees them. */
export interface EventTables {
  history_source: {
    name: string;
    as_of: string | null;
    covers: Section[] | null;
    kinds: HistoryEvent['kind'][];
    newest: string | null;
    sample: boolean;
    /** When it was removed; its events go bit by bit, and it with the last. */
    removed_at: Date | null;
    /** When its coverage was counted; null: something was imported or taken away since. */
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
    /** The import that brought it; null: it came before imports were noted, or with the product. */
    import_id: string | null;
  };
  /** What a record was before an import replaced it, the oldest at the bottom. */
  history_past: {
    place: Generated<number>;
    source: string;
    record_id: string;
    vin: string;
    import_id: string | null;
    /** The row as it was; null: the import says that there is no such record any more. */
    said: ColumnType<object | null, string | null, string | null>;
    replaced_at: Generated<Date>;
  };
  history_import: {
    id: string;
    place: Generated<number>;
    begun_at: Generated<Date>;
    undone_at: Date | null;
    /** When the last of its records was gone. */
    cleared_at: Date | null;
    removed: Generated<number>;
    restored: Generated<number>;
  };
  /** Which sources an import brought records of, and what it says of them. */
  history_import_source: {
    import_id: string;
    source: string;
    stated_at: Date | null;
    as_of: string | null;
    covers: Section[] | null;
    removed_at: Date | null;
    /** When what it brought was counted; null: not yet. */
    measured_at: Date | null;
    regions: ColumnType<CountedShare[] | null, string | null, string | null>;
    no_region: number | null;
    makes: ColumnType<CountedShare[] | null, string | null, string | null>;
  };
  /** What a source's records are about. */
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
  /** What staff say of a record; it stays, whichever import brings the record again. */
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
