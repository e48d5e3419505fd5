export type { Bucket, ListedObject } from './bucket.ts';
export { configuredBucket } from './configured-bucket.ts';
export { lostObjects, type ObjectStanding, objectStanding, sweepUnknown, verifyObjects } from './inspect-objects.ts';
export { nameObjects, objectIndex, objectMigrations } from './migrations.ts';
export { type MovedObjects, moveObjects, type ObjectRows } from './move-objects.ts';
export { createObjects, type Objects, type ObjectsDeps, type StoredBytes } from './objects.ts';
export { definePurging, purgeObjects } from './purge-objects.ts';
export { type BucketAddress, OBJECT_STORE_NAME, openS3Bucket, type S3BucketDeps } from './s3-bucket.ts';
