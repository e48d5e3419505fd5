import { gatewayNames, undeliveredOrders } from '@vinlore/billing-server';
import { downServices, type KnownSources, type OpenData, type SourceLedger } from '@vinlore/data-server';
import { acrossBrands, type Database } from '@vinlore/database';
import { failedJobs, lateJobs } from '@vinlore/jobs';
import { lostObjects } from '@vinlore/objects';
import { type Config, productMode } from '@vinlore/server-kit';
import {
  type Finding,
  type FindingName,
  FINDINGS,
  type Health,
  HEALTH_PARTS,
  type HealthPart,
} from '@vinlore/staff-domain';
import { lastBackup } from './backups.ts';
import { LATE_MINUTES } from './late-minutes.ts';
import { workersOf } from './workers.ts';

/** Health of the running product. */
export interface HealthDeps {
  readonly config: Config;
  readonly database: Database;
  readonly sources: Pick<KnownSources, 'services'>;
  readonly ledger: Pick<SourceLedger, 'standing'>;
  readonly openData: Pick<OpenData, 'standings'>;
  readonly clock: () => Date;
}

/** A paid order's receipt and document are ready in seconds; a slow source is retried for minutes. */
const DELIVERED_MS = 15 * 60_000;
/** One nightly backup, with one miss allowed. */
const BACKUP_MS = 2 * 24 * 3_600_000;

/** A job's area by the first word of its name; all others belong to the jobs themselves. */
const PART_OF_JOB: Readonly<Record<string, HealthPart>> = {
  mail: 'mail',
  billing: 'payments',
  gateway: 'payments',
  refund: 'payments',
  subscription: 'payments',
  data: 'sources',
  objects: 'files',
};
const partOf = (job: string): HealthPart => PART_OF_JOB[job.slice(0, job.indexOf('.'))] ?? 'jobs';

/** A service's area; those that aren't an area themselves are sources of data or pages. */
const partOfSubject = (subject: string): HealthPart => HEALTH_PARTS.find((part) => part === subject) ?? 'sources';

/** A failure message without the email addresses that mail servers repeat. */
const bare = (message: string | null) => message?.replace(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300) ?? null;

/** Reads the health of jobs, mail, payments, sources, and backups across all brands. */
export const readHealth =
  ({ config, database, sources, ledger, openData, clock }: HealthDeps): (() => Promise<Health>) =>
  async () => {
    const now = clock();
    const [workers, failed, late, undelivered, backup, loads, down, files] = await Promise.all([
      workersOf(database),
      failedJobs(database),
      lateJobs(database, LATE_MINUTES),
      acrossBrands(() => undeliveredOrders(database, new Date(now.getTime() - DELIVERED_MS))),
      lastBackup(database),
      openData.standings('en'),
      downServices(sources, ledger),
      acrossBrands(() => lostObjects(database)),
    ]);
    const found = new Map<HealthPart, Finding[]>(HEALTH_PARTS.map((part) => [part, []]));
    const note = (part: HealthPart, name: FindingName, count: number, since: Date | null = null) => {
      if (count === 0) return;
      const findings = found.get(part)!;
      const same = findings.find((each) => each.name === name);
      const at = since?.toISOString() ?? null;
      if (!same) findings.push({ name, count, since: at });
      else {
        const first = [same.since, at].filter((each) => each !== null).sort()[0] ?? null;
        findings[findings.indexOf(same)] = { name, count: same.count + count, since: first };
      }
    };
    const isProduction = productMode(config) === 'production';
    if (workers.running === 0) note('jobs', 'no-worker', 1, workers.lastAt);
    if (isProduction && config.SMTP_URL === null) note('mail', 'not-set-up', 1);
    if (isProduction && gatewayNames(config).length === 0) note('payments', 'not-set-up', 1);
    for (const { subject } of down) note(partOfSubject(subject), 'down', 1);
    note('files', 'lost-file', files.lost, files.lostSince);
    for (const { name, count, since } of late) note(partOf(name), 'late', count, since);
    for (const { name, count } of failed) note(partOf(name), 'failed', count);
    note('payments', 'undelivered', undelivered.count, undelivered.since);
    note('sources', 'not-loaded', loads.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused').length);
    if (isProduction) {
      if (backup === null) note('backups', 'no-backup', 1);
      else if (now.getTime() - backup.getTime() > BACKUP_MS) note('backups', 'old-backup', 1, backup);
    }
    const lastOf: Partial<Record<HealthPart, Date | null>> = { jobs: workers.lastAt, backups: backup };
    const isStop = ({ name }: Finding) => FINDINGS[name] === 'stop';
    return {
      parts: HEALTH_PARTS.map((part) => ({
        part,
        findings: found.get(part)!.toSorted((one, other) => Number(isStop(other)) - Number(isStop(one))),
        last_at: lastOf[part]?.toISOString() ?? null,
      })),
      failed: failed.map(({ name, count, lastAt, message }) => ({
        name,
        count,
        last_at: lastAt.toISOString(),
        message: bare(message),
      })),
    };
  };
