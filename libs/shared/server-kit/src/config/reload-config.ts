import { statSync } from 'node:fs';
import type { Logger } from '../logging.ts';
import { type Config, readConfig } from './config.ts';

/** Values that running processes take over when their file changes. All others need a restart. */
export const RELOADED = ['SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'INBOUND_MAIL_SECRET'] as const;

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

/**
 * Follows the files of the reloadable values: on SIGHUP, and when one of them was changed. A wrong value is logged and
 * left out; the process goes on with the old one.
 *
 * @returns stops it
 */
export function followConfig(config: Config, environment: Environment, log: Logger): () => void {
  const files = RELOADED.flatMap((name) => environment[`${name}_FILE`]?.trim() || []);
  const stateOf = () => files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
  let seen = stateOf();
  const reload = () => {
    seen = stateOf();
    try {
      const changed = reloadConfig(config, environment);
      if (changed.length > 0) log.info({ changed }, 'reloaded changed values from their files');
    } catch (error) {
      log.error({ err: error }, 'A changed value is invalid; keeping the old one.');
    }
  };
  const look = () => {
    if (stateOf() !== seen) reload();
  };
  process.on('SIGHUP', reload);
  const looking = setInterval(look, LOOK_MS);
  looking.unref();
  return () => {
    clearInterval(looking);
    process.off('SIGHUP', reload);
  };
}
