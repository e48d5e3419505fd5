import { type Config, ConfigError } from '@vinlore/server-kit';
import type { Bucket } from './bucket.ts';
import { openS3Bucket, type S3BucketDeps } from './s3-bucket.ts';

/** Variables of the object store. */
export type ObjectStoreConfig = Pick<
  Config,
  'OBJECT_STORE_URL' | 'OBJECT_STORE_REGION' | 'OBJECT_STORE_KEY_ID' | 'OBJECT_STORE_SECRET'
>;

/**
 * Opens the configured bucket; null without one.
 *
 * @throws ConfigError if its key or secret is missing
 */
export function configuredBucket(config: ObjectStoreConfig, deps: S3BucketDeps): Bucket | null {
  const { OBJECT_STORE_URL: url, OBJECT_STORE_REGION: region } = config;
  const { OBJECT_STORE_KEY_ID: keyId, OBJECT_STORE_SECRET: secret } = config;
  if (url === null) return null;
  if (keyId === null) throw new ConfigError('OBJECT_STORE_KEY_ID', 'is needed with OBJECT_STORE_URL');
  if (secret === null) throw new ConfigError('OBJECT_STORE_SECRET', 'is needed with OBJECT_STORE_URL');
  return openS3Bucket({ url, region, keyId, secret }, deps);
}
