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

/** A column as the check has kept it; one of an older version said of a value only whether it refused its line. */
export type KeptColumn = Omit<ImportColumn, 'unknown'> & {
  readonly unknown: readonly (
    | ImportColumn['unknown'][number]
    | { readonly value: string; readonly lines: number; readonly refused: boolean }
  )[];
};

interface DataImportRow {
  id: Generated<string>;
  /** In which order imports were begun. */
  place: Generated<number>;
  /** At whose desk it was begun; null: by a command. What it brings serves every brand. */
  brand: string | null;
  kind: ImportKind;
  name: string;
  size: number;
  fingerprint: string;
  source: string | null;
  /** Name of a mapping that comes with the product. */
  map: string | null;
  /** A mapping that came with the import, as JSON. */
  mapping: string | null;
  as_of: string | null;
  state: ImportState;
  mode: ImportMode | null;
  /** Whether all parts are there. */
  has_file: Generated<boolean>;
  by_account: string | null;
  begun_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  /** The run that has it; another one takes over where its beat has stopped. */
  run_id: string | null;
  beat_at: Date | null;
  /** How often it was started; one that was interrupted again and again is given up. */
  attempts: Generated<number>;
  lines: Generated<number>;
  kept: Generated<number>;
  faults: Generated<number>;
  share: Generated<number>;
  /** JSON: what the last check found of each column. */
  columns: ColumnType<KeptColumn[] | null, string | null | undefined, string | null>;
  failure_en: string | null;
  failure_es: string | null;
}

type Json<T> = ColumnType<T, string | undefined, string>;

/** A load of a source of open data. */
export interface OpenDataLoad {
  readonly release: string | null;
  /** `YYYY-MM-DD`. */
  readonly as_of: string | null;
  readonly rows: number;
  readonly refused: number;
  /** In ISO 8601. */
  readonly loaded_at: string;
  readonly files: readonly KeptFile[];
  /** How its files were read: `version` of its loader. */
  readonly version: number;
}

/** How a source of open data stands: the load in use, the one before, and the run under way. */
interface OpenDataRow {
  name: OpenDataName;
  release: string | null;
  as_of: string | null;
  /** Null where nothing was loaded yet, like `refused`, `loaded_at`, and `version`. */
  rows: number | null;
  refused: number | null;
  loaded_at: Date | null;
  files: Json<readonly KeptFile[]>;
  version: number | null;
  previous: ColumnType<OpenDataLoad | null, string | null | undefined, string | null>;
  /** The publisher's files as they were when it was asked last and all of them were read: loaded, or refused. */
  seen: Json<readonly KeptFile[]>;
  seen_version: number | null;
  checked_at: Date | null;
  /** The run that has it; null while none has. */
  run_id: string | null;
  /** The run's last sign of life. */
  beat_at: Date | null;
  step: OpenDataStep | null;
  share: Generated<number>;
  run_rows: Generated<number>;
  started_at: Date | null;
  ended_at: Date | null;
  /** Of the last run that ended. */
  outcome: OpenDataOutcome | null;
  failure_en: string | null;
  failure_es: string | null;
  /** Runs that failed since the last that did not. */
  failures: Generated<number>;
  /** When somebody asked for it to be synced; null where nobody waits for it. */
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
  /** What a service was asked within five minutes, by all processes. */
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
