import pg from 'pg';
import { type Login } from './login.ts';
import { isRefusedLogin } from './try-url.ts';

const urls = new WeakMap<pg.ClientBase, string>();

/** The connection string that a connection was opened with. */
export const urlOf = (client: pg.ClientBase): string | undefined => urls.get(client);

/** Makes connections with what the login is at the time; each tells it whether the server accepts or refuses that. */
export function clientOf(login: Login): new (options?: pg.ClientConfig) => pg.Client {
  return class LoginClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const { url } = login;
      super({ ...options, connectionString: url });
      urls.set(this, url);
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (!callback)
        return new Promise((resolve, reject) => this.connect((error) => (error ? reject(error) : resolve(this))));
      const url = urls.get(this)!;
      super.connect((error: Error | null) => {
        if (!error) login.accepted(url);
        else if (isRefusedLogin(error)) login.refused(url);
        callback(error!);
      });
    }
  };
}

/**
 * Opens one connection outside of pools. Whoever has it must not fear for the process: losing it makes the current query
 * reject, and `end` follows.
 *
 * @param prepare called with the connection before it connects
 * @throws Error of the driver or server
 */
export function connectAs(
  login: Login,
  options: pg.ClientConfig & { readonly connectionTimeoutMillis: number },
  prepare?: (client: pg.Client) => void,
): Promise<pg.Client> {
  const LoginClient = clientOf(login);
  return login.persist(async () => {
    const client = new LoginClient(options);
    client.on('error', () => {});
    prepare?.(client);
    await client.connect();
    return client;
  }, options.connectionTimeoutMillis);
}
