import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, isEmptyDatabase, stopServerIn } from '@vinlore/database';
import { type Config, ConfigError, createLogger, productMode } from '@vinlore/server-kit';
import { openProduct, type Product } from '../product.ts';

/** Rings come from the copy's own key file, never from the environment. */
const NO_KEYS = { SIGNING_KEYS: null, COOKIE_KEYS: null, LINK_KEYS: null, SECRET_KEYS: null, HASH_KEYS: null } as const;

/** A place for a copy of the product, which ends with nothing left of it. */
export interface Scratch {
  /** Configuration of the copy: own folder, own database, nothing that reaches outside. */
  readonly config: Config;
  /** Opens the product on the copy; closed by {@link Scratch.remove}. */
  open(): Promise<Product>;
  remove(): Promise<void>;
}

/**
 * Prepares a place for a drill: `DRILL_DATABASE_URL`, which must be empty, or an embedded database in a temporary
 * folder. No mail is sent, no payment made, and nothing is downloaded from it.
 *
 * @throws ConfigError if the scratch database is the product's own; {@link Scratch.open} throws one if it holds anything
 */
export function openScratch(config: Config): Scratch {
  const url = config.DRILL_DATABASE_URL;
  if (url !== null && [config.DATABASE_URL, config.DATABASE_DIRECT_URL].includes(url))
    throw new ConfigError('DRILL_DATABASE_URL', 'is the product’s own database. A drill needs an empty one');
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-drill-'));
  const copy: Config = {
    ...config,
    ...NO_KEYS,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: null,
    DATABASE_POOLER: 'none',
    DATABASE_REPLICA_URL: null,
    WAL_ARCHIVE: null,
    ERASURE_LOG: null,
    SMTP_URL: null,
    PAYMENT_GATEWAYS: null,
    STRIPE_SECRET_KEY: null,
    STRIPE_WEBHOOK_SECRET: null,
    CONTENT_HOST: null,
    // A copy of the database must not delete what the product still has in its bucket.
    OBJECT_STORE_URL: null,
    CDN: null,
    VINLORE_MODE: productMode(config),
    OPEN_DATA: 'off',
  };
  let product: Product | undefined;
  // Another address may lead to the product's own database: nothing is dropped that was there before.
  let wasEmpty = false;
  return {
    config: copy,
    open: async () => {
      product = await openProduct(copy, createLogger('fatal'), { schema: 'as-it-is' });
      wasEmpty = url === null || (await isEmptyDatabase(product.database));
      if (!wasEmpty) throw new ConfigError('DRILL_DATABASE_URL', 'points to a database that is not empty');
      return product;
    },
    remove: async () => {
      if (url !== null && product && wasEmpty) await emptyDatabase(product.database);
      await product?.close();
      if (url === null) await stopServerIn(copy.DATA_DIR).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
