import { type PostgresPool, type PostgresPoolClient } from 'kysely';
import { isDatabaseUnavailable, isLoss } from '../loss.ts';
import { currentWork } from './reads.ts';
import { type ReplicaWatch } from './replica-watch.ts';

/** A statement that may be a read. One that writes nevertheless is refused by a replica, and then runs on the primary. */
const READ = /^(?:\/\* prepared \*\/ )?\s*(?:select|with)\b/i;
const WRITE = /\b(?:insert into|update|delete from)\b/i;

/** What a replica answers to a write. */
const READ_ONLY = '25006';

/** Too slow for its limit: it would be so on the primary, too. */
const STATEMENT_TIMEOUT = '57014';

/** Sends reads that may lag to the replica, and everything else, transactions included, to the primary. */
export class RoutedPool implements PostgresPool {
  constructor(
    private readonly primary: PostgresPool,
    private readonly replica: PostgresPool,
    private readonly watch: ReplicaWatch,
  ) {}

  connect(): Promise<PostgresPoolClient> {
    return Promise.resolve(new RoutedClient(this.primary, this.replica, this.watch));
  }

  async end(): Promise<void> {
    this.watch.close();
    await Promise.all([this.primary.end(), this.replica.end()]);
  }
}

/** Connects when its first statement shows where it belongs. */
class RoutedClient {
  #client: PostgresPoolClient | undefined;

  constructor(
    private readonly primary: PostgresPool,
    private readonly replica: PostgresPool,
    private readonly watch: ReplicaWatch,
  ) {}

  readonly query = (async (text: string, values: unknown[]) => {
    if (this.#client) return this.#client.query(text, values);
    const work = currentWork();
    let isRead = READ.test(text) && !WRITE.test(text);
    if (work?.mayLag && !work.wrote && isRead && this.watch.has(work.after)) {
      try {
        return await this.#onReplica(text, values);
      } catch (error) {
        const { code } = error as { code?: string };
        if (code === STATEMENT_TIMEOUT) throw error;
        if (code === READ_ONLY) isRead = false;
        else if (isLoss(error) || isDatabaseUnavailable(error)) this.watch.failed();
      }
    }
    if (work && !isRead) work.wrote = true;
    this.#client = await this.primary.connect();
    return this.#client.query(text, values);
  }) as unknown as PostgresPoolClient['query'];

  release(): void {
    this.#client?.release();
  }

  async #onReplica(text: string, values: unknown[]): Promise<unknown> {
    const client = await this.replica.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  }
}
