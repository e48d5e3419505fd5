import type {
  ImportColumn,
  ImportKind,
  ImportMode,
  ImportState,
  OpenDataName,
  OpenDataOutcome,
  OpenDataStep,
} from '@vinlore/data-domain';
import type { ColumnType, Generated } from 'kysely';
import type { KeptFile } from './sync/download/kept-file.ts';

/** A column result of a check; older versions stored only whether a value rejected its line. */
export type KeptColumn = Omit<ImportColumn, 'unknown'> & {
  readonly unknown: readonly (
    | ImportColumn['unknown'][number]
    | { readonly value: string; readonly lines: number; readonly refused: boolean }
  )[];
};

interface DataImportRow {
  id: Generated<string>;
  /** Order in which imports were started. */
  place: Generated<number>;
  /** Desk that started it; null for the command line. The data is shared by all brands. */
  brand: string | null;
  kind: ImportKind;
  name: string;
  size: number;
  fingerprint: string;
  source: string | null;
  /** Name of a built-in mapping. */
  map: string | null;
  /** An uploaded mapping, as JSON. */
  mapping: string | null;
  as_of: string | null;
  state: ImportState;
  mode: ImportMode | null;
  /** Whether all parts have been received. */
  has_file: Generated<boolean>;
  by_account: string | null;
  begun_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  /** The run that owns it; another can take over when its heartbeat stops. */
  run_id: string | null;
  beat_at: Date | null;
  /** Number of starts; an import interrupted repeatedly is given up. */
  attempts: Generated<number>;
  lines: Generated<number>;
  kept: Generated<number>;
  faults: Generated<number>;
  share: Generated<number>;
  /** JSON: column results of the last check. */
  columns: ColumnType<KeptColumn[] | null, string | null | undefined, string | null>;
  failure_en: string | null;
  failure_es: string | null;
}

type Json<T> = ColumnType<T, string | undefined, string>;

/** A load of an open-data source. */
export interface OpenDataLoad {
  readonly release: string | null;
  /** `YYYY-MM-DD`. */
  readonly as_of: string | null;
  readonly rows: number;
  readonly refused: number;
  /** In ISO 8601. */
  readonly loaded_at: string;
  readonly files: readonly KeptFile[];
  /** `version` of the loader that read the files. */
  readonly version: number;
}

/** State of an open-data source: the load in use, the previous one, and the current run. */
interface OpenDataRow {
  name: OpenDataName;
  release: string | null;
  as_of: string | null;
  /** Null if nothing has been loaded yet; likewise `refused`, `loaded_at`, and `version`. */
  rows: number | null;
  refused: number | null;
  loaded_at: Date | null;
  files: Json<readonly KeptFile[]>;
  version: number | null;
  previous: ColumnType<OpenDataLoad | null, string | null | undefined, string | null>;
  /** Validators of the publisher's files from the last time all of them were read, whether loaded or rejected. */
  seen: Json<readonly KeptFile[]>;
  seen_version: number | null;
  checked_at: Date | null;
  /** The run that owns it; null if none is running. */
  run_id: string | null;
  /** Last heartbeat of the run. */
  beat_at: Date | null;
  step: OpenDataStep | null;
  share: Generated<number>;
  run_rows: Generated<number>;
  started_at: Date | null;
  ended_at: Date | null;
  /** Outcome of the last finished run. */
  outcome: OpenDataOutcome | null;
  failure_en: string | null;
  failure_es: string | null;
  /** Consecutive failed runs. */
  failures: Generated<number>;
  /** When a sync was requested; null if none is pending. */
  asked_at: Date | null;
  next_at: Date | null;
}

/** Tables of the data module. */
export interface DataTables {
  data_import: DataImportRow;
  data_import_part: { import_id: string; part: number; size: number; sha256: string; bytes: Buffer };
  data_import_fault: {
    import_id: string;
    line: number;
    column_name: string | null;
    what_en: string;
    what_es: string;
    allowed_en: string | null;
    allowed_es: string | null;
  };
  data_service: {
    name: string;
    last_success_at: Date | null;
    last_failure_at: Date | null;
    spared_until: Date | null;
  };
  /** Requests to a service within a five-minute window, across all processes. */
  data_service_slot: {
    name: string;
    slot: Date;
    asked: number;
    failed: number;
    spared: number;
    ms: number;
  };
  data_open_source: OpenDataRow;
}
