import { type brandContract, type ServiceName, SERVICES, type ServiceState } from '@vinlore/brand';
import { downServices, type KnownSources, type SourceLedger } from '@vinlore/data-server';
import type { Database } from '@vinlore/database';
import { lateJobs } from '@vinlore/jobs';
import type { DataOf } from '@vinlore/contract';
import { LATE_MINUTES } from '../../health/late-minutes.ts';
import { workersOf } from '../../health/workers.ts';
import { judgeServices, serviceOf, type ServiceAnswers, type Signals } from './judge-services.ts';
import { addMinutes, daysOf, readDays, type ServiceDays } from './service-days.ts';

/** How often the state is measured. */
const SAMPLE_MS = 60_000;
/** Answers of so many minutes are judged together. */
const WINDOW_MINUTES = 5;

/** Dependencies of the status page. */
export interface StatusDeps {
  readonly database: Database;
  readonly sources: Pick<KnownSources, 'services'>;
  readonly ledger: Pick<SourceLedger, 'standing'>;
  readonly clock: () => Date;
}

/** What a row tells about the services. */
type StatusView = DataOf<typeof brandContract.status>;

/** Measures the services of one process, and remembers what it measured while the database is away. */
export class ServiceStatus {
  readonly #deps: StatusDeps;
  #states: Record<ServiceName, ServiceState> | undefined;
  #at: Date | undefined;
  #days: ServiceDays = new Map();
  #outage: { readonly since: Date; minutes: number } | undefined;
  #minutes: Map<ServiceName, { total: number; failed: number }>[] = [new Map()];
  #sampling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: StatusDeps) {
    this.#deps = deps;
  }

  /** Counts an answered call towards its service. */
  answered(row: string, status: number): void {
    const service = serviceOf(row);
    if (service === undefined) return;
    const minute = this.#minutes[0]!;
    const counts = minute.get(service) ?? { total: 0, failed: 0 };
    counts.total += 1;
    if (status >= 500) counts.failed += 1;
    minute.set(service, counts);
  }

  /** Measures now and then each minute, until stopped. */
  start(): void {
    void this.sample();
    this.#timer = setInterval(() => void this.sample(), SAMPLE_MS);
    this.#timer.unref();
  }

  /** Stops measuring, after the measurement in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sampling;
  }

  /** Measures once. Never fails: a database that is away is a measurement too. */
  sample(): Promise<void> {
    this.#sampling ??= this.#measure().finally(() => (this.#sampling = undefined));
    return this.#sampling;
  }

  /** The last measurement; measures first if there is none. */
  async view(): Promise<StatusView> {
    if (!this.#states) await this.sample();
    const states = this.#states!;
    const at = this.#at!.toISOString();
    const today = this.#deps.clock().toISOString().slice(0, 10);
    return {
      at,
      services: SERVICES.map((name) => ({ name, state: states[name], days: daysOf(this.#days, name, today) })),
    };
  }

  async #measure(): Promise<void> {
    const { database, clock } = this.#deps;
    const answers = this.#answers();
    const read = await this.#read().catch(() => null);
    const now = clock();
    const signals: Signals = read
      ? { database: true, ...read, answers }
      : { database: false, worker: false, lateMail: false, down: new Set(), answers };
    this.#states = judgeServices(signals);
    this.#at = now;
    if (!read) {
      this.#outage ??= { since: now, minutes: 0 };
      this.#outage.minutes += 1;
      return;
    }
    try {
      if (this.#outage) {
        const { since, minutes } = this.#outage;
        await addMinutes(database, judgeServices({ ...signals, database: false }), minutes, since);
        this.#outage = undefined;
      }
      await addMinutes(database, this.#states, 1);
      this.#days = await readDays(database);
    } catch {
      // The database went away in between; the next minute tells.
    }
  }

  async #read(): Promise<Pick<Signals, 'worker' | 'lateMail' | 'down'>> {
    const { database, sources, ledger } = this.#deps;
    const [workers, late, down] = await Promise.all([
      workersOf(database),
      lateJobs(database, LATE_MINUTES),
      downServices(sources, ledger),
    ]);
    return {
      worker: workers.running > 0,
      lateMail: late.some(({ name }) => name.startsWith('mail.')),
      down: new Set(down.map(({ subject }) => subject)),
    };
  }

  /** Sums up the window and begins a new minute. */
  #answers(): ReadonlyMap<ServiceName, ServiceAnswers> {
    const sums = new Map<ServiceName, { total: number; failed: number }>();
    for (const minute of this.#minutes)
      for (const [service, { total, failed }] of minute) {
        const sum = sums.get(service) ?? { total: 0, failed: 0 };
        sums.set(service, { total: sum.total + total, failed: sum.failed + failed });
      }
    this.#minutes = [new Map(), ...this.#minutes].slice(0, WINDOW_MINUTES);
    return sums;
  }
}
