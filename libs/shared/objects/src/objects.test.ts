import { acrossBrands, type Database, forBrand } from '@vinlore/database';
import { UNWATCHED } from '@vinlore/server-kit';
import { createTestDatabase, type S3Server, startS3Server, type TestDatabase } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bucket, keyOf } from './bucket.ts';
import { lostObjects, objectStanding, sweepUnknown, verifyObjects } from './inspect-objects.ts';
import { nameObjects, objectIndex, objectMigrations } from './migrations.ts';
import { moveObjects } from './move-objects.ts';
import { createObjects, type Objects, sha256, type StoredBytes } from './objects.ts';
import { purgeObjects } from './purge-objects.ts';
import { openS3Bucket } from './s3-bucket.ts';

const ROWS = { table: 'note_file', type: `'text/plain'` };
const noteMigrations = {
  slice: 'note',
  migrations: [
    {
      name: '0001-notes',
      up: async (db: Parameters<typeof nameObjects>[0]) => {
        await sql`create table note (id uuid primary key, brand text not null)`.execute(db);
        await sql`create table note_file (id uuid primary key default gen_random_uuid(), brand text not null,
          note_id uuid references note on delete cascade, bytes bytea not null)`.execute(db);
      },
    },
    { name: '0002-objects', up: (db: Parameters<typeof nameObjects>[0]) => nameObjects(db, 'note_file') },
    objectIndex('0003-object-index', 'note_file'),
  ],
};

let server: S3Server;
let database: TestDatabase;
let bucket: Bucket;
let errors: object[];
beforeAll(async () => {
  server = await startS3Server();
  database = await createTestDatabase({ migrations: [objectMigrations, noteMigrations] });
});
beforeEach(async () => {
  server.fail(() => null);
  errors = [];
  await clear(database);
  const address = { url: server.url, region: 'us-east-1', keyId: server.keyId, secret: server.secret };
  const log = { error: (facts: object) => void errors.push(facts) };
  bucket = openS3Bucket(address, { clock: () => new Date(), watch: UNWATCHED, log, retryMs: 1 } as never);
  for await (const { key } of bucket.list()) await bucket.delete(key);
});
afterAll(async () => {
  await database.drop();
  await server.close();
});

async function clear({ kysely }: Database) {
  for (const table of ['note_file', 'note', 'stored_object'])
    await sql`delete from ${sql.table(table)}`.execute(kysely);
}
const storeIn = (place: 'database' | 'bucket'): Objects =>
  createObjects({
    database,
    bucket: place === 'bucket' ? bucket : null,
    log: { error: (facts: object) => void errors.push(facts) } as never,
  });
const insert = async (brand: string, { bytes, object }: StoredBytes, note: string | null = null) => {
  const { rows } = await sql<{ id: string }>`insert into note_file (brand, note_id, bytes, object)
    values (${brand}, ${note}, ${bytes}, ${object}) returning id`.execute(database.kysely);
  return rows[0]!.id;
};
const rowOf = async (id: string) => {
  const { rows } = await sql<StoredBytes>`select bytes, object from note_file where id = ${id}`.execute(
    database.kysely,
  );
  return rows[0]!;
};
/** As if the grace had passed. */
const later = () =>
  sql`update stored_object set check_at = check_at - interval '61 minutes' where check_at is not null`.execute(
    database.kysely,
  );
const keys = async () => {
  const found = [];
  for await (const { key } of bucket.list()) found.push(key);
  return found.sort();
};
const hello = Buffer.from('hello');
const KEY = keyOf('one', sha256(hello));
const never = new AbortController().signal;

describe.each(['database', 'bucket'] as const)('bytes of rows, in the %s', (place) => {
  it('come back as they were stored', async () => {
    const objects = storeIn(place);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 4_000 }), async (bytes) => {
        const id = await insert('one', await objects.keep('one', bytes, 'text/plain'));
        expect(await objects.read('one', await rowOf(id))).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 20 },
    );
  });

  it('can be the same ones, stored at the same time, and go one after the other', async () => {
    const objects = storeIn(place);
    const stored = await Promise.all(Array.from({ length: 5 }, () => objects.keep('one', hello, 'text/plain')));
    const ids = await Promise.all(stored.map((each) => insert('one', each)));
    for (const id of ids) {
      await later();
      await purgeObjects(database, bucket);
      expect(await objects.read('one', await rowOf(id))).toEqual(hello);
      await sql`delete from note_file where id = ${id}`.execute(database.kysely);
    }
    await later();
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([]);
  });

  it('stay readable after the other store is chosen', async () => {
    const id = await insert('one', await storeIn(place).keep('one', hello, 'text/plain'));
    await insert('one', await storeIn('bucket').keep('one', Buffer.from('more'), 'text/plain'));
    expect(await storeIn('bucket').read('one', await rowOf(id))).toEqual(hello);
  });
});

describe('objects in the bucket', () => {
  it('are gone within the next run once their row is, also by a cascade', async () => {
    const objects = storeIn('bucket');
    const note = '11111111-1111-4111-8111-111111111111';
    await sql`insert into note values (${note}, 'one')`.execute(database.kysely);
    await insert('one', await objects.keep('one', hello, 'text/plain'), note);
    await later();
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([KEY]);
    await forBrand('one', () => sql`delete from note where id = ${note}`.execute(database.kysely));
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([]);
    expect((await objectStanding(database)).count).toBe(0);
  });

  it('are deleted if their row was never stored, after an hour', async () => {
    await storeIn('bucket').keep('one', hello, 'text/plain');
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([KEY]);
    await later();
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([]);
  });

  it('that a killed process left half uploaded, or half deleted, are deleted', async () => {
    server.fail(({ method }) => (method === 'PUT' ? 500 : null));
    await expect(storeIn('bucket').keep('one', hello, 'text/plain')).rejects.toMatchObject({ reason: 'down' });
    await bucket.delete(KEY);
    server.fail(({ method }) => (method === 'DELETE' ? 500 : null));
    await later();
    await expect(purgeObjects(database, bucket)).rejects.toMatchObject({ reason: 'down' });
    expect((await objectStanding(database)).count).toBe(1);
    server.fail(() => null);
    await purgeObjects(database, bucket);
    expect((await objectStanding(database)).count).toBe(0);
  });

  it('can’t be named by a row once they are deleted', async () => {
    const stored = await storeIn('bucket').keep('one', hello, 'text/plain');
    await later();
    await purgeObjects(database, bucket);
    await expect(insert('one', stored)).rejects.toThrow('note_file_object');
  });

  it('are each brand’s own, even with equal bytes', async () => {
    const objects = storeIn('bucket');
    const stored = await objects.keep('one', hello, 'text/plain');
    const other = await insert('two', await objects.keep('two', hello, 'text/plain'));
    expect(await keys()).toEqual([KEY, keyOf('two', sha256(hello))]);
    await later();
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([keyOf('two', sha256(hello))]);
    expect(await objects.read('two', await rowOf(other))).toEqual(hello);
    await expect(insert('one', stored)).rejects.toThrow('note_file_object');
    const seen = await forBrand('one', () => sql`select from stored_object`.execute(database.kysely));
    expect(seen.rows).toHaveLength(0);
  });

  it.each([
    ['missing', () => bucket.delete(KEY)],
    ['damaged', () => bucket.put(KEY, Buffer.from('jello'), 'text/plain')],
  ])('that are %s are reported until they are back', async (_what, break_) => {
    const objects = storeIn('bucket');
    const id = await insert('one', await objects.keep('one', hello, 'text/plain'));
    await break_();
    await expect(objects.read('one', await rowOf(id))).rejects.toMatchObject({ reason: 'lost' });
    expect(errors).toMatchObject([{ brand: 'one', object: sha256(hello) }]);
    expect(await acrossBrands(() => lostObjects(database))).toMatchObject({
      lost: 1,
      lostSince: expect.any(Date) as Date,
    });
    expect(await verifyObjects(database, objects, never)).toEqual({ whole: 0, lost: 1 });
    await bucket.put(KEY, hello, 'text/plain');
    expect(await verifyObjects(database, objects, never)).toEqual({ whole: 1, lost: 0 });
    expect((await acrossBrands(() => lostObjects(database))).lost).toBe(0);
  });

  it('aren’t taken for lost while the bucket is down, or isn’t configured', async () => {
    const id = await insert('one', await storeIn('bucket').keep('one', hello, 'text/plain'));
    await expect(storeIn('database').read('one', await rowOf(id))).rejects.toMatchObject({ reason: 'down' });
    server.fail(() => 503);
    await expect(storeIn('bucket').read('one', await rowOf(id))).rejects.toMatchObject({ reason: 'down' });
    expect((await acrossBrands(() => lostObjects(database))).lost).toBe(0);
  });

  it('that a restored database doesn’t know are swept once they are a week old, and nothing else', async () => {
    const known = await storeIn('bucket').keep('one', hello, 'text/plain');
    await insert('one', known);
    const unknown = keyOf('one', sha256(Buffer.from('unknown')));
    await bucket.put(unknown, Buffer.from('unknown'), 'text/plain');
    await bucket.put('someone/elses', Buffer.from('x'), 'text/plain');
    const at = (days: number) => ({ database, bucket, now: new Date(Date.now() + days * 24 * 3_600_000) });
    expect(await sweepUnknown(at(6), true)).toBe(0);
    expect(await sweepUnknown(at(8), false)).toBe(1);
    expect(await keys()).toContain(unknown);
    expect(await sweepUnknown(at(8), true)).toBe(1);
    expect(await keys()).toEqual([KEY, 'someone/elses']);
  });
});

describe('moving bytes between the stores', () => {
  const texts = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text.repeat(100)));
  const places = async () => {
    const { rows } = await sql<{ rows: number; bucket: number }>`select count(bytes)::integer as rows,
      count(object)::integer as bucket from note_file`.execute(database.kysely);
    return rows[0]!;
  };

  it('goes on where it stopped, in both directions, and loses nothing', async () => {
    const ids = [];
    for (const text of texts) ids.push(await insert('one', await storeIn('database').keep('one', text, 'text/plain')));
    const deps = { database, objects: storeIn('bucket') };
    const stop = new AbortController();
    const onMoved = ({ moved }: { moved: number }) => moved === 2 && stop.abort();
    await moveObjects(deps, ROWS, 'bucket', { stop: stop.signal, onMoved });
    expect(await places()).toEqual({ rows: 2, bucket: 2 });
    expect(await moveObjects(deps, ROWS, 'bucket', { stop: never })).toMatchObject({ moved: 2, size: 200, lost: 0 });
    expect(await places()).toEqual({ rows: 0, bucket: 4 });
    for (const [nth, id] of ids.entries()) expect(await deps.objects.read('one', await rowOf(id))).toEqual(texts[nth]);
    expect(await moveObjects(deps, ROWS, 'database', { stop: never })).toMatchObject({ moved: 4 });
    expect(await places()).toEqual({ rows: 4, bucket: 0 });
    await later();
    await purgeObjects(database, bucket);
    expect(await keys()).toEqual([]);
  });

  it('keeps a row as it is if the bucket changed its bytes on the way', async () => {
    await insert('one', await storeIn('database').keep('one', hello, 'text/plain'));
    const damaging: Bucket = { ...bucket, put: (key, bytes, type) => bucket.put(key, bytes.subarray(1), type) };
    const objects = createObjects({ database, bucket: damaging, log: { error: () => undefined } as never });
    expect(await moveObjects({ database, objects }, ROWS, 'bucket', { stop: never })).toMatchObject({
      moved: 0,
      lost: 1,
    });
    expect(await places()).toEqual({ rows: 1, bucket: 0 });
  });

  it('keeps a change that is made meanwhile', async () => {
    const id = await insert('one', await storeIn('database').keep('one', hello, 'text/plain'));
    const changing: Bucket = {
      ...bucket,
      put: async (...object) => {
        await bucket.put(...object);
        await sql`update note_file set bytes = 'new' where id = ${id}`.execute(database.kysely);
      },
    };
    const objects = createObjects({ database, bucket: changing, log: { error: () => undefined } as never });
    expect(await moveObjects({ database, objects }, ROWS, 'bucket', { stop: never })).toMatchObject({ moved: 0 });
    expect((await rowOf(id)).bytes?.toString()).toBe('new');
  });
});
