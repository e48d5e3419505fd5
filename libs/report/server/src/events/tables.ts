import type { HistoryEvent, Section } from '@vinlore/report-domain';

/** Tables of history events as kysely sees them. */
export interface EventTables {
  history_source: {
    name: string;
    as_of: string | null;
    covers: Section[] | null;
    kinds: HistoryEvent['kind'][];
    newest: string | null;
    sample: boolean;
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
  };
}
