import type { Service } from '@vinlore/data-domain';
import { type Database, tables } from '@vinlore/database';
import type { Logger, SourceWatch } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { DataTables } from '../tables.ts';

/** Minimum interval between writes; each combines everything this process has seen. */
const WRITE_MS = 10_000;

const SLOT_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** What this process has seen of a service since the last write. */
interface Seen {
  asked: number;
  failed: number;
  spared: number;
  ms: number;
  lastSuccess: Date | null;
  lastFailure: Date | null;
  sparedUntil: Date | null;
}

/** Health statistics of external services, across all processes. */
export interface SourceLedger {
  readonly watch: SourceWatch;
  /** Writes pending statistics of this process. */
  flush(): Promise<void>;
  /** Current status of each service. */
  standing(names: readonly string[]): Promise<ReadonlyMap<string, Omit<Service, 'name' | 'subject' | 'configured'>>>;
}

const slotOf = (now: Date) => new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);
const blank = (): Seen => ({
  asked: 0,
  failed: 0,
  spared: 0,
  ms: 0,
  lastSuccess: null,
  lastFailure: null,
  sparedUntil: null,
});

async function write(database: Database, slot: Date, seen: ReadonlyMap<string, Seen>): Promise<void> {
  await database.transaction(async (tx) => {
    const db = tables<DataTables>(tx);
    // All processes lock rows in the same order, which prevents deadlocks.
    for (const [name, each] of [...seen].sort(([a], [b]) => a.localeCompare(b))) {
      await sql`
        insert into data_service as kept (name, last_success_at, last_failure_at, spared_until)
        values (${name}, ${each.lastSuccess}, ${each.lastFailure}, ${each.sparedUntil})
        on conflict (name) do update set
          last_success_at = greatest(kept.last_success_at, excluded.last_success_at),
          last_failure_at = greatest(kept.last_failure_at, excluded.last_failure_at),
          spared_until = greatest(kept.spared_until, excluded.spared_until)`.execute(db);
      await sql`
        insert into data_service_slot as kept (name, slot, asked, failed, spared, ms)
        values (${name}, ${slot}, ${each.asked}, ${each.failed}, ${each.spared}, ${Math.round(each.ms)})
        on conflict (name, slot) do update set asked = kept.asked + excluded.asked,
          failed = kept.failed + excluded.failed, spared = kept.spared + excluded.spared,
          ms = kept.ms + excluded.ms`.execute(db);
    }
    await db
      .deleteFrom('data_service_slot')
      .where('slot', '<', new Date(slot.getTime() - 2 * HOUR_MS))
      .execute();
  });
}

/**
 * Counts responses of external services in memory and adds them to the database every few seconds, so that a thousand
 * requests cause one write and the desk sees all processes. Counts pending when a process is killed are lost; the
 * statistics are for monitoring, not for accounting.
 */
export function createSourceLedger({
  database,
  clock,
  log,
}: {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}): SourceLedger {
  let seen = new Map<string, Seen>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (seen.size > 0) {
      const taken = seen;
      seen = new Map();
      writing = writing
        .then(() => write(database, slotOf(clock()), taken))
        .catch((error: unknown) => log.warn({ err: error }, 'could not save the status of sources'));
    }
    await writing;
  }

  function of(name: string): Seen {
    timer ??= setTimeout(() => void flush(), WRITE_MS).unref();
    const each = seen.get(name) ?? blank();
    seen.set(name, each);
    return each;
  }

  return {
    watch: {
      asked: (name, isGood, ms) => {
        const each = of(name);
        each.asked++;
        each.ms += ms;
        if (isGood) each.lastSuccess = clock();
        else {
          each.failed++;
          each.lastFailure = clock();
        }
      },
      spared: (name, until) => {
        const each = of(name);
        each.spared++;
        each.sparedUntil = until;
      },
    },
    flush,
    async standing(names) {
      await flush();
      const now = clock();
      const { rows } = await sql<{
        name: string;
        last_success_at: Date | null;
        last_failure_at: Date | null;
        spared_until: Date | null;
        asked: number;
        failed: number;
        spared: number;
        ms: number;
      }>`
        select service.name, last_success_at, last_failure_at, spared_until, coalesce(sum(asked), 0)::int as asked,
          coalesce(sum(failed), 0)::int as failed, coalesce(sum(spared), 0)::int as spared,
          coalesce(sum(ms), 0)::float as ms
        from data_service as service left join data_service_slot as slot
          on slot.name = service.name and slot.slot > ${new Date(now.getTime() - HOUR_MS)}
        where service.name = any (${names}::text[])
        group by service.name`.execute(database.kysely);
      return new Map(
        rows.map((row) => [
          row.name,
          {
            // A response since then has closed the circuit breaker.
            spared_until:
              row.spared_until !== null && row.spared_until > now && !isAfter(row.last_success_at, row.last_failure_at)
                ? row.spared_until.toISOString()
                : null,
            last_success_at: row.last_success_at?.toISOString() ?? null,
            last_failure_at: row.last_failure_at?.toISOString() ?? null,
            asked: row.asked,
            failed: row.failed,
            spared: row.spared,
            mean_ms: row.asked === 0 ? null : Math.round(row.ms / row.asked),
          },
        ]),
      );
    },
  };
}

const isAfter = (one: Date | null, other: Date | null) => one !== null && (other === null || one > other);
