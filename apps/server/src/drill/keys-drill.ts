import { join } from 'node:path';
import { resealSecrets } from '@vinlore/account-server';
import { backup, restore } from '@vinlore/database';
import { createSigner } from '@vinlore/documents';
import {
  type Config,
  KEY_PURPOSES,
  keysFromEnvironment,
  loadKeys,
  purposeSigner,
  readKeyFile,
  textSealer,
  writeKeyFile,
} from '@vinlore/server-kit';
import { workKeys } from '../cli/keys.ts';
import { documentSigner, migrationsOf, type Product } from '../product.ts';
import { checkReports } from '@vinlore/report-server';
import { checkStickers } from '@vinlore/sticker-server';
import type { Check } from './checks.ts';
import { openScratch } from './scratch.ts';

/** Result of a key drill. */
export interface KeysDrill {
  readonly ok: boolean;
  readonly rotated: readonly string[];
  readonly checks: readonly Check[];
}

const LINK = 'sticker-pdf';
const COOKIE = 'drill';

/**
 * Rotates every key in a scratch copy of the product, and checks that what the old keys signed and encrypted still
 * works. The product and its keys are not touched.
 *
 * @param live the running product, whose database is copied
 */
export async function drillKeys(config: Config, live: Pick<Product, 'database'>): Promise<KeysDrill> {
  const scratch = openScratch(config);
  try {
    const { DATA_DIR } = scratch.config;
    const before = loadKeys(config.DATA_DIR, keysFromEnvironment(config));
    writeKeyFile(DATA_DIR, before);
    const product = await scratch.open();
    const file = join(DATA_DIR, 'copy');
    await backup(live.database, file);
    await restore(product.database, file, { slices: migrationsOf(product.modules) });

    const until = new Date(Date.now() + 60_000);
    const link = purposeSigner(before).sign(LINK, 'a document', until);
    const cookie = purposeSigner(before).sign(COOKIE, 'a visitor', until);
    const sealed = textSealer(before.secrets).seal('drill', 'a secret');
    const unreadable = await resealSecrets(product.database, textSealer(before.secrets));
    const rotated: string[] = [];
    for (const purpose of KEY_PURPOSES) {
      const { code } = await workKeys({ config: scratch.config, database: product.database }, ['rotate', purpose]);
      if (code === 0) rotated.push(purpose);
    }
    const after = readKeyFile(DATA_DIR);
    const resealed = await resealSecrets(product.database, textSealer(after.secrets));
    const old = documentSigner(before).publicKeys;
    const all = documentSigner(after).publicKeys;
    const [stickers, reports] = [await checkStickers(product.database, all), await checkReports(product.database, all)];
    const documents = stickers.genuine + reports.genuine;
    const bad = stickers.altered.length + reports.altered.length;
    const texts = purposeSigner(after);
    const fresh = createSigner(after.signing.map(({ id, secret }) => ({ id, privateKey: secret }))).sign({
      drill: true,
    });
    const checks: Check[] = [
      check(
        'rotation',
        rotated.length === KEY_PURPOSES.length,
        `All ${KEY_PURPOSES.length} purposes have a new key.`,
        `Only these were rotated: ${rotated.join(', ')}.`,
      ),
      check(
        'documents',
        bad === 0,
        `All ${documents} signed documents still verify.`,
        `${bad} of ${documents + bad} documents don’t verify.`,
      ),
      check(
        'new signatures',
        old.every(({ id }) => id !== fresh.keyId),
        'New documents are signed with the new key.',
        'New documents are still signed with an old key.',
      ),
      check(
        'secrets',
        resealed.unreadable === 0 &&
          unreadable.unreadable === 0 &&
          textSealer(after.secrets).open('drill', sealed) === 'a secret',
        'All authenticator secrets can be opened, and are encrypted with the new key now.',
        `${resealed.unreadable} authenticator secrets can’t be opened with any key.`,
      ),
      check(
        'links',
        texts.open(LINK, link, new Date()) === 'a document',
        'Links in emails and documents still open.',
        'Links signed with the old key no longer open.',
      ),
      check(
        'cookies',
        texts.open(COOKIE, cookie, new Date()) === 'a visitor',
        'Nobody is signed out.',
        'Cookies signed with the old key are refused.',
      ),
    ];
    return { ok: checks.every(({ ok }) => ok), rotated, checks };
  } finally {
    await scratch.remove();
  }
}

const check = (name: string, ok: boolean, good: string, bad: string): Check => ({ name, ok, words: ok ? good : bad });

/** The result in plain words. */
export function wordsOfKeys({ ok, checks }: KeysDrill): string {
  return [
    ok ? 'The key drill succeeded.' : 'The key drill FAILED.',
    ...checks.map((each) => `  ${each.ok ? 'ok    ' : 'FAILED'}  ${each.words}`),
    '',
  ].join('\n');
}
