import type { OpenDataMode, OpenDataStanding } from '@vinlore/data-domain';
import type { Language } from '@vinlore/i18n';
import type { OpenDataSource } from './open-source.ts';
import { type KeptSource, loadInUse } from './state-store.ts';

/** A run without a heartbeat for this long is considered ended. */
const DEAD_MS = 60_000;

interface StandingOf {
  readonly language: Language;
  readonly mode: OpenDataMode;
  readonly host: string;
  readonly now: Date;
}

/** Status of a source as shown to staff. @param kept null if the source has no row yet */
export function standingOf(
  { name, publisher, license, cadenceHours }: OpenDataSource,
  kept: KeptSource | null,
  { language, mode, host, now }: StandingOf,
): OpenDataStanding {
  const about = { name, publisher, license, host, cadence_hours: cadenceHours };
  if (kept === null)
    return {
      ...about,
      ...{ in_use: null, previous: null, running: null, asked: false, outcome: null, ended_at: null, failure: null },
      ...{ checked_at: null, next_at: null },
    };
  const inUse = loadInUse(kept);
  const { previous, run_id, beat_at, step, share, run_rows, started_at } = kept;
  const isAlive = run_id !== null && beat_at !== null && now.getTime() - beat_at.getTime() < DEAD_MS;
  return {
    ...about,
    in_use: inUse && {
      rows: inUse.rows,
      refused: inUse.refused,
      as_of: inUse.as_of,
      release: inUse.release,
      loaded_at: inUse.loaded_at,
    },
    previous: previous && {
      rows: previous.rows,
      as_of: previous.as_of,
      release: previous.release,
      loaded_at: previous.loaded_at,
    },
    running:
      isAlive && started_at !== null
        ? { step: step ?? 'looking', share, rows: run_rows, started_at: started_at.toISOString() }
        : null,
    asked: kept.asked_at !== null,
    outcome: kept.outcome,
    ended_at: kept.ended_at?.toISOString() ?? null,
    failure: language === 'es' ? kept.failure_es : kept.failure_en,
    checked_at: kept.checked_at?.toISOString() ?? null,
    next_at: mode === 'auto' ? (kept.next_at?.toISOString() ?? null) : null,
  };
}
