import pg from 'pg';
import { clientOf, urlOf } from './login-client.ts';
import { type Login } from './login.ts';

type OnConnection = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Time between two replaced connections: the server isn't asked for all at the same time. */
const BETWEEN_MS = 100;

/** Options of a pool, and how many connections and milliseconds. */
export type LoginPoolOptions = pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number };

/**
 * A pool whose login may change. Once another is accepted, its connections are replaced one after the other, when they
 * come back from use; idle ones end after the pool's usual time. While the server refuses all that is known, it keeps
 * those that it has, and shares them.
 */
export class LoginPool extends pg.Pool {
  readonly #login: Login;
  readonly #unsubscribe: () => void;

  constructor(login: Login, { max, min = 0, ...options }: LoginPoolOptions) {
    super({ ...options, Client: clientOf(login) });
    this.#login = login;
    // The driver asks for both at each use: none is opened that would be refused, and no idle one ends.
    Object.defineProperties(this.options, {
      max: { get: () => (login.isLocked ? this.totalCount : max) },
      min: { get: () => (login.isLocked ? max : min) },
    });
    let replaced = -Infinity;
    this.on('release', (_error, client) => {
      if (login.isCurrent(urlOf(client)) || performance.now() - replaced < BETWEEN_MS) return;
      replaced = performance.now();
      void client.end();
    });
    this.#unsubscribe = login.onAccepted(() => this.#touch());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnection): void;
  override connect(callback?: OnConnection): Promise<pg.PoolClient> | void {
    const connecting = this.#login.persist(
      () => super.connect(),
      this.options.connectionTimeoutMillis!,
      () => this.totalCount > 0,
    );
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: unknown) => callback(error as Error, undefined, () => {}),
    );
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.#unsubscribe();
    return callback ? super.end(callback) : super.end();
  }

  /** Takes and gives back each idle connection, so that its time begins; and opens one for those that wait for one. */
  #touch(): void {
    for (let n = Math.max(this.idleCount, Math.min(1, this.waitingCount)); n > 0; n--)
      super.connect().then(
        (client) => client.release(),
        () => {}, // Whoever needs one sees the error.
      );
  }
}
