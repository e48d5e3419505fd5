import { type Addresses } from '../addresses.ts';
import { type Log } from '../log.ts';
import { Login } from './login.ts';

const VARIABLES = {
  running: 'DATABASE_URL',
  owner: 'DATABASE_DIRECT_URL',
  listening: 'DATABASE_DIRECT_URL',
  replica: 'DATABASE_REPLICA_URL',
} as const;

/** The logins of a database's addresses; one that does several things is one login. */
export interface Logins {
  readonly running: Login;
  readonly owner: Login;
  readonly listening: Login;
  readonly replica: Login | undefined;
  /** Follows changes no more. */
  close(): void;
}

/** Logins that follow their addresses. */
export function loginsOf({ latest, ...at }: Addresses, log: Log): Logins {
  const logins = new Map<string, Login>();
  const loginOf = (use: keyof typeof VARIABLES, url: string) => {
    const read = latest && (() => latest.read()[use]);
    const login = logins.get(url) ?? new Login({ variable: VARIABLES[use], url, read, log });
    logins.set(url, login);
    return login;
  };
  const uses = {
    running: loginOf('running', at.running),
    owner: loginOf('owner', at.owner),
    listening: loginOf('listening', at.listening),
    replica: at.replica === undefined ? undefined : loginOf('replica', at.replica),
  };
  const unfollow = latest?.onChange(() => {
    for (const login of logins.values()) login.look();
  });
  return {
    ...uses,
    close() {
      unfollow?.();
      for (const login of logins.values()) login.close();
    },
  };
}
