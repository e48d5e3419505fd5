import { type Log, type LogEvent } from '../log.ts';
import { CONNECT_TIMEOUT } from '../loss.ts';
import { Backoff } from './backoff.ts';
import { isRefusedLogin, isSameServer, serverAccepts } from './try-url.ts';

/** How often a new login is tried while the old one still works: for about three minutes. */
const MOST_TRIES = 10;
/** How often one connection is tried: with the login so far, the file's, and once more if they change meanwhile. */
const MOST_REFUSALS = 3;
/** How often the file is looked at while the server refuses all that is known. */
const LOOK_MS = 100;

/** What a login comes from. */
export interface LoginSource {
  /** The variable that holds it, for the log. */
  readonly variable: string;
  /** The connection string to begin with. */
  readonly url: string;
  /** Reads it again; undefined: it never changes. */
  readonly read?: (() => string | undefined) | undefined;
  readonly log: Log;
  /** Whether the server accepts a connection string now; by default it is asked. */
  readonly accepts?: (url: string) => Promise<boolean>;
}

/**
 * Role and password of connections to one database, which may change while the product runs: the operator changes them
 * in PostgreSQL and in the file that they come from, in either order. Both logins stay known until then, and the one
 * that the server accepts is used.
 */
export class Login {
  readonly #source: LoginSource;
  /** What the next connection uses. */
  #url: string;
  /** What the server accepted last. */
  #accepted: string;
  /** What is tried if the server refuses that. */
  #other: string | undefined;
  /** A new login that the server hasn't accepted yet. */
  #pending: string | undefined;
  /** What was in the file when somebody last looked. */
  #seen: string;
  /** What the server has refused since it last accepted one. */
  readonly #refused = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #backoff = new Backoff();
  /** Looks at the file; set while the server refuses all that is known. */
  #looking: NodeJS.Timeout | undefined;
  #isTrying = false;
  #isClosed = false;

  constructor(source: LoginSource) {
    this.#source = source;
    this.#url = this.#accepted = this.#seen = source.url;
  }

  /** The connection string for the next connection. It may contain a password: never log it. */
  get url(): string {
    return this.#url;
  }

  /** Whether the server refuses all that is known. Then only the login itself tries again, ever more rarely. */
  get isLocked(): boolean {
    return this.#looking !== undefined;
  }

  /** Whether a connection was opened with what the server accepts now, and need not be replaced. */
  isCurrent(url: string | undefined): boolean {
    return url === this.#accepted;
  }

  /** Calls `listener` when the server accepts another login, or one again. @returns a function that stops it */
  onAccepted(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The server accepted a connection string. */
  accepted(url: string): void {
    // One that was on its way when the other was chosen says nothing new.
    if (url !== this.#url && url !== this.#pending && !this.isLocked) return;
    this.#refused.clear();
    if (url === this.#accepted && !this.isLocked) return;
    this.#unlock();
    if (url === this.#pending) this.#pending = undefined;
    if (url !== this.#accepted) this.#other = this.#accepted;
    this.#url = this.#accepted = url;
    this.#tell({ level: 'info', msg: 'The database accepts the login; new connections use it' });
    for (const listener of this.#listeners) listener();
  }

  /** The server refused a connection string: looks at the file, and lets the next connection use the other one. */
  refused(url: string): void {
    this.look();
    this.#refused.add(url);
    if (this.isLocked || url !== this.#url) return; // Somebody has seen it already.
    const other = this.#other;
    if (other !== undefined && !this.#refused.has(other)) {
      [this.#url, this.#other] = [other, url];
      return;
    }
    if (this.#isClosed) return;
    this.#looking = setInterval(() => this.look(), LOOK_MS);
    this.#looking.unref();
    const { variable } = this.#source;
    this.#tell({
      level: 'error',
      msg: 'The database refuses the login; connections that are open go on',
      advice: `Give the role the password of ${variable} in PostgreSQL, or correct ${variable} in its file.`,
    });
    this.#keepTrying();
  }

  /** Looks at the file. A new login in it is tried at once, and used as soon as the server accepts it. */
  look(): void {
    const { read, variable } = this.#source;
    const latest = read?.();
    if (latest === undefined || latest === this.#seen) return;
    this.#seen = latest;
    this.#pending = undefined;
    if (!isSameServer(latest, this.#accepted)) {
      this.#tell({
        level: 'error',
        msg: `${variable} names another server or database; the old one stays in use`,
        advice: `Restart the product to use it: while it runs, only role and password can change. Or correct ${variable} in its file.`,
      });
      return;
    }
    this.#url = this.#accepted;
    if (latest !== this.#accepted) this.#other = this.#pending = latest;
    this.#keepTrying();
  }

  /**
   * Opens a connection, if need be once with each login that is known. If the server refuses all, it waits for a change
   * until the time is over.
   *
   * @param open opens one with {@link url}, and reports whether it was {@link accepted} or {@link refused}
   * @param limitMs milliseconds
   * @param isServed whether a connection comes about without a login, too
   * @throws Error in the driver's words for a connection that didn't come about in time
   */
  async persist<T>(open: () => Promise<T>, limitMs: number, isServed = () => false): Promise<T> {
    const until = performance.now() + limitMs;
    for (let refusals = 0; ;) {
      if (this.isLocked && !isServed()) await this.#unlocked(until - performance.now());
      try {
        return await open();
      } catch (error) {
        if (!isRefusedLogin(error) || ++refusals > MOST_REFUSALS) throw error;
      }
    }
  }

  /** Stops trying. */
  close(): void {
    this.#isClosed = true;
    this.#unlock();
    this.#backoff.reset();
  }

  #unlocked(limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        unsubscribe();
        reject(new Error(CONNECT_TIMEOUT));
      }, limitMs);
      const unsubscribe = this.onAccepted(() => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      });
    });
  }

  #unlock(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #keepTrying(): void {
    this.#backoff.reset();
    if (!this.#isTrying) void this.#tryInTurn();
  }

  /** Tries what the server hasn't accepted, until it does. */
  async #tryInTurn(): Promise<void> {
    this.#isTrying = true;
    const { variable, accepts = serverAccepts } = this.#source;
    let warnedOf: string | undefined;
    while (!this.#isClosed && (this.isLocked || (this.#pending !== undefined && this.#backoff.tries < MOST_TRIES))) {
      this.#backoff.begin();
      const pending = this.#pending;
      for (const url of new Set([pending, ...(this.isLocked ? [this.#url, this.#other] : [])])) {
        if (url !== undefined && (await accepts(url))) {
          this.accepted(url);
          break;
        }
      }
      if (pending !== undefined && pending === this.#pending && pending !== warnedOf && !this.isLocked) {
        warnedOf = pending;
        this.#tell({
          level: 'warn',
          msg: `The database doesn’t accept the new ${variable} yet; the old one stays in use`,
          advice: `Give the role its password in PostgreSQL, or correct ${variable} in its file.`,
        });
      }
      if (this.isLocked || this.#pending !== undefined) await this.#backoff.pause();
    }
    this.#isTrying = false;
  }

  #tell(event: LogEvent): void {
    this.#source.log({ variable: this.#source.variable, ...event });
  }
}
