import { parseArgs } from 'node:util';
import { resealSecrets, secretsSealedBy } from '@vinlore/account-server';
import { type Database, tables } from '@vinlore/database';
import { resealWebhookSecrets, webhookSecretsSealedBy } from '@vinlore/platform-server';
import {
  type Config,
  KEY_INVENTORY,
  KEY_PURPOSES,
  type KeyPurpose,
  type KeyRing,
  type Keys,
  keysFromEnvironment,
  keySource,
  loadKeys,
  newKey,
  readKeyFile,
  textSealer,
  writeKeyFile,
} from '@vinlore/server-kit';
import { sql } from 'kysely';
import { withHelp } from './command.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { GONE_AFTER } from '../start/presence.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run keys -- list                        lists all keys by purpose
       npm run keys -- rotate PURPOSE              adds a new current key; old ones stay valid
       npm run keys -- reseal                      re-encrypts secrets with the newest key, after a restart
       npm run keys -- retire PURPOSE ID [--yes]   removes an old key
Purposes: ${KEY_PURPOSES.join(', ')}.
`;

/** Dependencies of the command. */
export interface KeysAtWork {
  readonly config: Pick<
    Config,
    'DATA_DIR' | 'SIGNING_KEYS' | 'COOKIE_KEYS' | 'LINK_KEYS' | 'SECRET_KEYS' | 'HASH_KEYS'
  >;
  readonly database: Database;
}

/** The request can't be fulfilled; the message says why and what to do. */
class Mistake extends Error {}

const SOURCES = { file: 'keys.json', environment: 'environment', derived: 'from COOKIE_KEYS' } as const;

/** One key operation at a time across all machines of a database; a killed process releases its lock. */
function holdKeys<T>(database: Database, act: () => Promise<T>): Promise<T> {
  return database.maintenance((db) =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('vinlore.keys', 0))`.execute(tx);
      return act();
    }),
  );
}

/** Whether a server or worker is running, which only has the keys it read at startup. */
async function isServed(database: Database): Promise<boolean> {
  const { rows } =
    await sql`select from server_process where seen_at > now() - ${GONE_AFTER}::interval limit 1`.execute(
      tables<object>(database),
    );
  return rows.length > 0;
}

const lineOf = (purpose: KeyPurpose, ring: KeyRing) =>
  `${KEY_INVENTORY[purpose].variable}=${ring.map(({ id, secret }) => `${id}:${secret}`).join(',')}\n`;

function list({ config }: KeysAtWork): string {
  const environment = keysFromEnvironment(config);
  const keys = loadKeys(config.DATA_DIR, environment);
  return KEY_PURPOSES.map((purpose) => {
    const { algorithm, protects, rotation } = KEY_INVENTORY[purpose];
    const ids = keys[purpose].map(({ id }, at) => `  ${id}  ${at === 0 ? 'current' : 'old'}\n`).join('');
    return `${purpose}  ${algorithm}, ${SOURCES[keySource(purpose, environment)]}\n  protects ${protects}\n  ${rotation}\n${ids}`;
  }).join('\n');
}

async function reseal({ config, database }: KeysAtWork): Promise<string> {
  const { secrets } = loadKeys(config.DATA_DIR, keysFromEnvironment(config));
  const factors = await resealSecrets(database, textSealer(secrets));
  const webhooks = await resealWebhookSecrets(database, textSealer(secrets));
  const lost =
    factors.unreadable > 0 ? ` ${factors.unreadable} can’t be decrypted with any key: reset those second factors.` : '';
  const silent =
    webhooks.unreadable > 0
      ? ` Those of ${webhooks.unreadable} webhook endpoints can’t be decrypted: their owners have to roll them.`
      : '';
  return `Re-encrypted ${factors.sealed + webhooks.sealed} secrets with ${secrets[0].id}.${lost}${silent}\n`;
}

async function rotate(work: KeysAtWork, purpose: KeyPurpose): Promise<string> {
  const { config, database } = work;
  const environment = keysFromEnvironment(config);
  const key = newKey(purpose);
  const after = (old: KeyRing): KeyRing => [key, ...old];
  const next =
    purpose === 'secrets' ? 'Restart every process, then run: npm run keys -- reseal\n' : 'Restart every process.\n';
  if (keySource(purpose, environment) !== 'file') {
    const ring = after(loadKeys(config.DATA_DIR, environment)[purpose]);
    return `These keys come from the environment, so nothing was changed. Set this line everywhere:\n${lineOf(purpose, ring)}${next}`;
  }
  const keys = readKeyFile(config.DATA_DIR);
  writeKeyFile(config.DATA_DIR, { ...keys, [purpose]: after(keys[purpose]) });
  const done = `${key.id} is now the current key for ${purpose}; old keys stay valid. Back up keys.json.\n`;
  // A running process couldn't decrypt what a key it hasn't read encrypts.
  if (await isServed(database)) return `${done}Running processes still use the old key. ${next}`;
  return purpose === 'secrets' ? done + (await reseal(work)) : done;
}

async function retire(
  { config, database }: KeysAtWork,
  purpose: KeyPurpose,
  id: string,
  sure: boolean,
): Promise<string> {
  const environment = keysFromEnvironment(config);
  const isFiled = keySource(purpose, environment) === 'file';
  const keys: Keys = isFiled ? readKeyFile(config.DATA_DIR) : loadKeys(config.DATA_DIR, environment);
  const ring = keys[purpose];
  const at = ring.findIndex((key) => key.id === id);
  if (at < 0) throw new Mistake(`Key ${id} for ${purpose} not found.`);
  if (at === 0) throw new Mistake(`${id} is the current key for ${purpose}. Rotate it first.`);
  if (purpose === 'signing')
    throw new Mistake('Document keys can’t be retired: documents signed with them could no longer be verified.');
  if (purpose === 'secrets') {
    const sealed = (await secretsSealedBy(database, id)) + (await webhookSecretsSealedBy(database, id));
    if (sealed > 0)
      throw new Mistake(
        `${id} still encrypts ${sealed} secrets. First run: npm run keys -- reseal. Secrets kept for undoing an email change expire after 72 hours.`,
      );
  }
  if (purpose === 'links' && !sure)
    throw new Mistake(
      `Links signed with ${id} will stop working, including those in emails and on printed documents. Add --yes to confirm.`,
    );
  const [first, ...others] = ring.filter((key) => key.id !== id);
  const left: KeyRing = [first!, ...others];
  if (!isFiled)
    return `These keys come from the environment, so nothing was changed. Set this line everywhere, then restart:\n${lineOf(purpose, left)}`;
  writeKeyFile(config.DATA_DIR, { ...keys, [purpose]: left });
  return `Retired ${id} for ${purpose}. Restart every process.\n`;
}

/** Executes the command. */
export async function workKeys(work: KeysAtWork, args: readonly string[]): Promise<Outcome> {
  const fail = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { yes: { type: 'boolean' } },
    });
    const [action = '', named, id, ...rest] = positionals;
    const takes = { list: 1, reseal: 1, rotate: 2, retire: 3 }[action];
    if (takes === undefined || takes !== positionals.length || rest.length > 0)
      return fail('Say list, rotate PURPOSE, reseal, or retire PURPOSE ID.');
    if (action === 'list') return { code: 0, words: list(work) };
    const purpose = KEY_PURPOSES.find((each) => each === named);
    if (takes > 1 && !purpose) return fail(`Unknown purpose "${named}".`);
    const act = () => {
      if (action === 'reseal') return reseal(work);
      return action === 'rotate' ? rotate(work, purpose!) : retire(work, purpose!, id!, values.yes ?? false);
    };
    return { code: 0, words: await holdKeys(work.database, act) };
  } catch (error) {
    const isTyped = error instanceof TypeError && 'code' in error;
    if (error instanceof Mistake || isTyped) return fail((error as Error).message);
    throw error;
  }
}

/** `npm run keys`: lists, rotates, and retires the keys of a purpose. */
export const keys = withHelp(USAGE, (args) =>
  withProduct(async (product) => printOutcome(await workKeys(product, args))),
);
