import { sql, type Kysely } from 'kysely';
import { type Log } from '../log.ts';
import { type Lsn, readLsn } from './lsn.ts';

const POLL_MS = 250;
/** How old an answer may be while the primary can be written to. */
const LAG_MS = 1_000;
/** How long the replica answers alone while the primary is away: nobody can write meanwhile. */
const ALONE_MS = 5 * 60_000;

/** Where a server is: `identity` is the same for a primary and its replicas. */
const WHERE = sql<{ lsn: string; identity: string }>`
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as lsn,
    (select system_identifier from pg_control_system())::text || ' ' || current_database() as identity`;

/** A position of the primary at a time (of `now`). */
interface Sample {
  readonly at: number;
  readonly lsn: Lsn;
}

/**
 * Asks primary and replica four times a second where they are, and thus knows how old the replica's answers are: as old
 * as the latest position of the primary that the replica has replayed. No clock of another machine takes part.
 */
export class ReplicaWatch {
  #samples: Sample[] = [];
  #primaryIdentity: string | undefined;
  #primaryAnswered = -Infinity;
  #primaryIsUp = false;
  #replayed: Lsn | undefined;
  /** When the primary was where the replica is now. */
  #freshAsOf = -Infinity;
  #wasUsable: boolean | undefined;
  #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(
    private readonly primary: Kysely<object>,
    private readonly replica: Kysely<object>,
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#repeat(() => this.#askPrimary());
    this.#repeat(() => this.#askReplica());
  }

  /** Whether the replica may answer: it is not too old, and has everything up to `after`. */
  has(after: Lsn | undefined): boolean {
    if (this.#replayed === undefined || (after !== undefined && this.#replayed < after)) return false;
    if (this.#primaryIsUp) return this.now() - this.#freshAsOf <= LAG_MS;
    return this.now() - this.#primaryAnswered <= ALONE_MS;
  }

  /** A query failed on the replica: it is not used again before it has answered. */
  failed(): void {
    this.#replayed = undefined;
  }

  /** Asks no more. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #askPrimary(): Promise<void> {
    const at = this.now();
    try {
      const { lsn, identity } = (await WHERE.execute(this.primary)).rows[0]!;
      this.#primaryIdentity = identity;
      this.#samples.push({ at, lsn: readLsn(lsn)! });
      this.#primaryAnswered = this.now();
      this.#primaryIsUp = true;
    } catch {
      this.#primaryIsUp = false;
    }
  }

  async #askReplica(): Promise<void> {
    try {
      const { lsn, identity } = (await WHERE.execute(this.replica)).rows[0]!;
      if (identity !== this.#primaryIdentity) {
        this.#replayed = undefined;
        // Unknown until the primary has answered.
        return this.#tell(this.#primaryIdentity === undefined, 'DATABASE_REPLICA_URL names another database');
      }
      const replayed = readLsn(lsn)!;
      this.#replayed = replayed;
      const past = this.#samples.filter((sample) => sample.lsn <= replayed);
      this.#freshAsOf = past.at(-1)?.at ?? this.#freshAsOf;
      this.#samples = this.#samples.slice(Math.max(0, past.length - 1));
      this.#tell(this.has(undefined), 'The database replica is more than a second behind');
    } catch (error) {
      this.#replayed = undefined;
      this.#tell(false, `The database replica does not answer: ${String(error)}`);
    }
  }

  /** Logs when the replica goes out of use and comes back. */
  #tell(isUsable: boolean, reason: string): void {
    if (this.#wasUsable === isUsable) return;
    const isFirst = this.#wasUsable === undefined;
    this.#wasUsable = isUsable;
    if (isUsable && isFirst) return;
    if (isUsable) this.log({ level: 'info', msg: 'The database replica serves reads again' });
    else this.log({ level: 'warn', msg: 'Reads go to the primary database', reason });
  }

  #repeat(ask: () => Promise<void>): void {
    const next = () => {
      if (this.#closed) return;
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        void ask().then(next);
      }, POLL_MS);
      timer.unref();
      this.#timers.add(timer);
    };
    void ask().then(next);
  }
}
