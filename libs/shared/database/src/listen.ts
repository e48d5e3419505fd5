import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Notification } from './database.ts';
import { type Log } from './log.ts';
import { connectAs, urlOf } from './login/login-client.ts';
import { type Login } from './login/login.ts';

type Subscriber = (notification: Notification) => void;

/**
 * Receives NOTIFY on a connection of its own, opened with the first subscriber, reconnected when lost, and replaced when
 * its login changes.
 */
export class Listener {
  readonly #login: Login;
  readonly #log: Log;
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  #connection: Promise<pg.Client> | undefined;
  #closed = false;
  readonly #unsubscribe: () => void;

  constructor(login: Login, log: Log) {
    this.#login = login;
    this.#log = log;
    this.#unsubscribe = login.onAccepted(() => void this.#replace());
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
    this.#unsubscribe();
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = await connectAs(
      this.#login,
      { application_name: 'listener', connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true },
      (each) =>
        each.on('notification', ({ channel, payload = '' }) => this.#tell(channel, { kind: 'message', payload })),
    );
    client.once('end', () => {
      if (!this.#closed) this.#connection = this.#reconnect();
    });
    return client;
  }

  async #reconnect(): Promise<pg.Client> {
    for (let wait = 100; !this.#closed; wait = Math.min(wait * 2, 5_000)) {
      try {
        const client = await this.#connect();
        await this.#listenAgain(client);
        return client;
      } catch (error) {
        this.#log({ level: 'warn', msg: 'The notification connection is down; trying again', reason: String(error) });
        await pause(wait);
      }
    }
    throw new Error('The database was closed.');
  }

  /** Moves to a connection with the login that is in use now. The old one goes on until that is there. */
  async #replace(): Promise<void> {
    const connecting = this.#connection;
    const old = await connecting?.catch(() => undefined);
    if (!old || this.#login.isCurrent(urlOf(old))) return;
    const fresh = await this.#connect().catch((error: unknown) => {
      this.#log({ level: 'warn', msg: 'The notification connection keeps its old login', reason: String(error) });
    });
    if (!fresh) return;
    if (this.#closed || this.#connection !== connecting) {
      fresh.removeAllListeners('end');
      return fresh.end();
    }
    this.#connection = Promise.resolve(fresh);
    old.removeAllListeners('end').removeAllListeners('notification');
    await Promise.all([
      old.end(),
      this.#listenAgain(fresh).catch(() => fresh.end()), // It is reconnected.
    ]);
  }

  /** Listens to all channels on a new connection. What was sent before that is lost. */
  async #listenAgain(client: pg.Client): Promise<void> {
    for (const channel of this.#subscribers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    for (const channel of this.#subscribers.keys()) this.#tell(channel, { kind: 'gap' });
  }

  #tell(channel: string, notification: Notification): void {
    for (const subscriber of this.#subscribers.get(channel) ?? []) subscriber(notification);
  }
}
