import { statSync } from 'node:fs';
import type { Logger } from '../logging.ts';
import { type Config, readConfig } from './config.ts';

/** Values that running processes take over when their file changes. All others need a restart. */
export const RELOADED = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'INBOUND_MAIL_SECRET',
] as const;

type Reloaded = (typeof RELOADED)[number];
type Environment = Readonly<Record<string, string | undefined>>;

/** How often the files are looked at, for systems that can't send a signal. */
const LOOK_MS = 10_000;

/**
 * Reads the files of the reloadable values again and puts changed values into `config`, which its users read at each
 * use. What was set stays set, and what wasn't stays unset: switching a service on or off needs a restart.
 *
 * @returns the variables that changed
 * @throws ConfigError if a value is wrong; `config` stays as it is then
 */
export function reloadConfig(config: Config, environment: Environment): readonly Reloaded[] {
  const fresh = readConfig(environment);
  const changed = RELOADED.filter(
    (name) =>
      config[name] !== null && fresh[name] !== null && JSON.stringify(config[name]) !== JSON.stringify(fresh[name]),
  );
  Object.assign(config, Object.fromEntries(changed.map((name) => [name, fresh[name]])));
  return changed;
}

/** The files of the reloadable values. */
export interface ValueFiles {
  /** Reloads the values if a file was changed since the last time. */
  look(): void;
  /** Reloads the values. One that is wrong is logged and left out; the process goes on with the old ones. */
  reload(): void;
  /** Calls `listener` after values have changed. @returns a function that stops it */
  onChange(listener: () => void): () => void;
}

/** The files that values of `config` come from. Nobody looks at them unless told to: see {@link followConfig}. */
export function valueFiles(config: Config, environment: Environment, log: Logger): ValueFiles {
  const files = RELOADED.flatMap((name) => environment[`${name}_FILE`]?.trim() || []);
  const stateOf = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
  const listeners = new Set<() => void>();
  let seen = stateOf();
  const reload = () => {
    seen = stateOf();
    try {
      const changed = reloadConfig(config, environment);
      if (changed.length === 0) return;
      log.info({ changed }, 'reloaded changed values from their files');
    } catch (error) {
      return log.error({ err: error }, 'A changed value is invalid; keeping the old one.');
    }
    for (const listener of listeners) listener();
  };
  return {
    look() {
      if (stateOf() !== seen) reload();
    },
    reload,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Reloads values on SIGHUP, and when one of their files was changed.
 *
 * @returns stops it
 */
export function followConfig(files: ValueFiles): () => void {
  process.on('SIGHUP', files.reload);
  const looking = setInterval(files.look, LOOK_MS);
  looking.unref();
  return () => {
    clearInterval(looking);
    process.off('SIGHUP', files.reload);
  };
}
