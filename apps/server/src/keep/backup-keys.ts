import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Config,
  KEY_PURPOSES,
  type Keys,
  keyFileText,
  keysFromEnvironment,
  loadKeys,
  parseKeyFile,
  writeKeyFile,
} from '@vinlore/server-kit';

/** Name of the keys among the texts of an encrypted backup. */
export const KEYS_NAME = 'keys.json';

/** The keys in use, wherever they come from, as a text for an encrypted backup. */
export const keysToBackUp = (config: Config): string =>
  keyFileText(loadKeys(config.DATA_DIR, keysFromEnvironment(config)));

/** What happened to the keys of a backup. */
export type KeysRestored = 'none' | 'written' | 'known' | 'added' | 'differ';

/**
 * Brings back the keys of a backup, before anything creates new ones: where this product has none yet, they become its
 * keys. Keys that it has stay as they are; with `add`, it also gets those that it lacks, as old keys, behind its own.
 *
 * @param text the keys of the backup; undefined: it has none
 * @returns `differ` if the product lacks keys of the backup and `add` isn't set, or they come from the environment
 * @throws KeyFileError if the backup's keys can't be read
 */
export function restoreKeys(config: Config, text: string | undefined, add: boolean): KeysRestored {
  if (text === undefined) return 'none';
  const saved = parseKeyFile(text, 'The backup');
  const environment = keysFromEnvironment(config);
  const isFiled = KEY_PURPOSES.every((purpose) => !environment[purpose]);
  if (isFiled && !existsSync(join(config.DATA_DIR, KEYS_NAME))) {
    writeKeyFile(config.DATA_DIR, saved);
    return 'written';
  }
  const mine = loadKeys(config.DATA_DIR, environment);
  const lacking = KEY_PURPOSES.some((purpose) => lackedBy(mine, saved, purpose).length > 0);
  if (!lacking) return 'known';
  if (!isFiled || !add) return 'differ';
  const joined = Object.fromEntries(
    KEY_PURPOSES.map((purpose) => [purpose, [...mine[purpose], ...lackedBy(mine, saved, purpose)]]),
  ) as unknown as Keys;
  writeKeyFile(config.DATA_DIR, joined);
  return 'added';
}

const lackedBy = (mine: Keys, saved: Keys, purpose: keyof Keys) =>
  saved[purpose].filter(({ secret }) => mine[purpose].every((key) => key.secret !== secret));
