import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Notification } from './database.ts';
import { type Log } from './log.ts';

type Subscriber = (notification: Notification) => void;

/** Receives NOTIFY on a connection of its own, opened with the first subscriber and reconnected when lost. */
export class Listener {
  readonly #connectionString: string;
  readonly #log: Log;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #connection: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(connectionString: string, log: Log) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  async listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>> {
    const subscribers = this.#subscribers.get(channel) ?? new Set();
    this.#subscribers.set(channel, subscribers.add(subscriber));
    const connecting = (this.#connection ??= this.#connect());
    try {
      await (await connecting).query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      subscribers.delete(subscriber);
      if (this.#connection === connecting) this.#connection = undefined; // The next subscriber tries again.
      throw error;
    }
    return async () => {
      subscribers.delete(subscriber);
      if (subscribers.size > 0 || this.#subscribers.get(channel) !== subscribers) return;
      this.#subscribers.delete(channel);
      await (await this.#connection)?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      application_name: 'listener',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on('error', () => {}); // 'end' follows
    client.on('notification', ({ channel, payload = '' }) => this.#tell(channel, { kind: 'message', payload }));
    await client.connect();
    client.once('end', () => {
      if (!this.#closed) this.#connection = this.#reconnect();
    });
    return client;
  }

  async #reconnect(): Promise<pg.Client> {
    for (let wait = 100; !this.#closed; wait = Math.min(wait * 2, 5_000)) {
      try {
        const client = await this.#connect();
        for (const channel of this.#subscribers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        for (const channel of this.#subscribers.keys()) this.#tell(channel, { kind: 'gap' });
        return client;
      } catch (error) {
        this.#log({ level: 'warn', msg: 'The notification connection is down; trying again', reason: String(error) });
        await pause(wait);
      }
    }
    throw new Error('The database was closed.');
  }

  #tell(channel: string, notification: Notification): void {
    for (const subscriber of this.#subscribers.get(channel) ?? []) subscriber(notification);
  }
}
