import { once } from 'node:events';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { Login } from '../login/login.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Migration, SliceMigrations } from '../migrations/migration.ts';
import { lockMigrations } from '../migrations/record.ts';
import { freshDatabase, temporaryDirectory } from '../testing/support.ts';
import { backup } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';

const migration = (name: string, ...statements: string[]): Migration => ({
  name,
  up: async (db: Kysely<object>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/**
 * Everything that is hard to back up: mutual foreign keys, a self-reference, triggers, partitions, generated columns, a
 * seed row.
 */
const garage: SliceMigrations = {
  slice: 'garage',
  migrations: [
    migration(
      '0001',
      'create schema "Odd Schema"',
      `create type fuel as enum ('gas', 'electric')`,
      'create table owner (id bigint generated always as identity primary key, name text, favorite bigint)',
      `create table car (
         id bigserial primary key, vin text unique, owner_id bigint not null references owner deferrable,
         donor bigint references car, fuel fuel, photo bytea, facts jsonb, built date, seen timestamptz, price numeric(12,2),
         ratio float8, tags text[], stay interval, length integer generated always as (length(vin)) stored)`,
      'alter table owner add foreign key (favorite) references car',
      'create table "Odd Schema"."Odd ""Table""" ("Odd Column" text)',
      'create table event (kind text not null, at timestamptz) partition by list (kind)',
      'create table event_any partition of event default',
      'create table audit (what text)',
      `create function note() returns trigger language plpgsql as $$
         begin insert into audit values ('seen ' || new.vin); return new; end $$`,
      'create trigger note after insert on car for each row execute function note()',
      `insert into owner (name) values ('the house')`,
    ),
  ],
};

async function fill(database: Database): Promise<void> {
  await migrate(database, [garage]);
  for (const statement of [
    `insert into owner (name) values ('Ana Muñoz 🚗'), (null), ('')`,
    `insert into car (vin, owner_id, fuel, photo, facts, built, seen, price, ratio, tags, stay) values
       ('1M8GDM9AXKP042788', 1, 'gas', '\\x00ff0a0d09', '{"a": [1, null, "\\\\n\\t"], "ñ": "\\u4e2d"}', '1989-02-28',
        '2026-03-01 10:00:00.123456+00', 12.50, 0.1, '{a,"b,c",NULL}', '1 mon -2 days 03:04:05.6'),
       (E'tab\\there\\nnew line \\\\. back\\\\slash', 2, 'electric', null, null, 'infinity', null, null, 'NaN', '{}', null)`,
    `update car set donor = 1 where id = 2`,
    'update owner set favorite = 2 where id = 1',
    `insert into "Odd Schema"."Odd ""Table""" values ('x')`,
    `insert into event values ('seen', now()), ('sold', null)`,
  ]) {
    await sql.raw(statement).execute(database.kysely);
  }
}

const TABLES = ['owner', 'car', '"Odd Schema"."Odd ""Table"""', 'event', 'audit'];

async function content(database: Database): Promise<Record<string, unknown[]>> {
  const result: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const { rows } = await sql.raw(`select t::text as row from ${table} t order by 1`).execute(database.kysely);
    result[table] = rows;
  }
  return result;
}

/** A database on a machine so busy that everything with a one-second limit times out. */
function whereRequestsFail(database: Database): Database {
  const late = () => {
    throw new Error('timeout exceeded when trying to connect');
  };
  const handler: ProxyHandler<Database> = {
    get: (whole, name) => (name === 'kysely' ? late() : name === 'transaction' ? late : Reflect.get(whole, name)),
  };
  return new Proxy(database, handler);
}

/** The address of a server through a network that delivers one byte at a time. */
async function byteByByte(address: string): Promise<string> {
  const { host, port, user, database } = new pg.Client({ connectionString: address });
  const network = createServer({ noDelay: true }, (client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    client.pipe(server);
    const deliver = async () => {
      for await (const chunk of server as AsyncIterable<Buffer>) {
        for (const byte of chunk) {
          client.write(Buffer.of(byte));
          await new Promise(setImmediate);
        }
      }
      client.end();
    };
    client.on('error', () => server.destroy());
    void deliver();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void network.close());
  await once(network, 'listening');
  return `postgres://${user}@127.0.0.1:${(network.address() as AddressInfo).port}/${database}`;
}

async function backedUp(): Promise<{ source: Database; file: string; directory: string }> {
  const source = await freshDatabase();
  await fill(source);
  const directory = await temporaryDirectory();
  const file = join(directory, 'backup');
  await backup(source, file);
  return { source, file, directory };
}

describe('npm run backup and npm run restore', () => {
  test('restore exactly what was saved: bytes, JSON, null, unicode, dates, keys, sequences', async () => {
    const { source, file } = await backedUp();
    const target = await freshDatabase();
    const totals = await restore(target, file, { slices: [garage] });
    expect(totals).toEqual({ tables: 5, rows: 11 });
    expect(await content(target)).toEqual(await content(source));

    await sql`insert into car (vin, owner_id) values ('next', 3)`.execute(target.kysely);
    await sql`insert into owner (name) values ('next')`.execute(target.kysely);
    const { rows } = await sql`select (select max(id) from car) as car, (select max(id) from owner) as owner,
      (select count(*) from audit where what = 'seen next') as noted`.execute(target.kysely);
    expect(rows).toEqual([{ car: 3, owner: 5, noted: 1 }]);
    await expect(sql`insert into car (vin, owner_id) values ('y', 99)`.execute(target.kysely)).rejects.toThrow(
      'foreign key',
    );
  });

  test('leave a restored database that starts as usual', async () => {
    const { file } = await backedUp();
    const target = await freshDatabase();
    await restore(target, file, { slices: [garage] });
    await expect(migrate(target, [garage])).resolves.toBeUndefined();
  });

  test('back up, restore and migrate on a machine too busy for requests', async () => {
    const { source, directory } = await backedUp();
    const file = join(directory, 'from a busy machine');
    await backup(whereRequestsFail(source), file);
    const target = await freshDatabase();
    const busy = whereRequestsFail(target);
    await restore(busy, file, { slices: [garage] });
    await expect(migrate(busy, [garage])).resolves.toBeUndefined();
    expect(await content(target)).toEqual(await content(source));
  });

  test('count all rows over a network that delivers one byte at a time', async () => {
    const { source } = await backedUp();
    const url = await byteByByte(source.ownerConnectionString);
    const slow = new Login({ variable: 'DATABASE_URL', url, log: () => {} });
    const file = join(await temporaryDirectory(), 'backup');
    const totals = await backup({ ...source, ownerLogin: slow }, file);
    expect(totals).toMatchObject({ tables: 5, rows: 11 });
    expect(await restore(await freshDatabase(), file, { slices: [garage] })).toEqual({ tables: 5, rows: 11 });
  });

  test('restore a backup that counted too few rows completely', async () => {
    const { file } = await backedUp();
    const whole = gunzipSync(await readFile(file)).toString('latin1');
    await writeFile(file, gzipSync(Buffer.from(whole.replace('"rows":11', '"rows":10'), 'latin1')));
    expect(await restore(await freshDatabase(), file, { slices: [garage] })).toEqual({ tables: 5, rows: 11 });
    await writeFile(file, gzipSync(Buffer.from(whole.replace('"rows":11', '"rows":12'), 'latin1')));
    await expect(restore(await freshDatabase(), file, { slices: [garage] })).rejects.toThrow(BackupError);
  });

  test('save a single snapshot, whatever is written meanwhile', async () => {
    const source = await freshDatabase();
    await migrate(source, [
      { slice: 's', migrations: [migration('0001', 'create table a (n int)', 'create table b (n int)')] },
    ]);
    let stop = false;
    const writing = (async () => {
      for (let n = 0; !stop; n += 1) {
        await sql.raw(`with x as (insert into a values (${n})) insert into b values (${n})`).execute(source.kysely);
      }
    })();
    const file = join(await temporaryDirectory(), 'backup');
    await backup(source, file);
    stop = true;
    await writing;
    const target = await freshDatabase();
    await restore(target, file, {
      slices: [{ slice: 's', migrations: [migration('0001', 'create table a (n int)', 'create table b (n int)')] }],
    });
    const { rows } = await sql<{
      a: number;
      b: number;
    }>`select (select count(*) from a) as a, (select count(*) from b) as b`.execute(target.kysely);
    expect(rows[0]?.a).toBe(rows[0]?.b);
  });

  test('restore an older backup into the current schema', async () => {
    const { file } = await backedUp();
    const target = await freshDatabase();
    const colors = migration('0002', `alter table car add color text not null default 'unknown'`);
    await restore(target, file, { slices: [{ slice: 'garage', migrations: [...garage.migrations, colors] }] });
    const { rows } = await sql`select distinct color from car`.execute(target.kysely);
    expect(rows).toEqual([{ color: 'unknown' }]);
  });

  test('reject a backup of a newer version and leave the database unchanged', async () => {
    const { file } = await backedUp();
    const target = await freshDatabase();
    const older = restore(target, file, { slices: [{ slice: 'garage', migrations: [] }] });
    await expect(older).rejects.toMatchObject({
      code: 'MIGRATIONS_DIFFER',
      message: expect.stringContaining('The backup has the migration garage/0001'),
    });
    const { rows } = await sql`select to_regclass('car') as car`.execute(target.kysely);
    expect(rows).toEqual([{ car: null }]);
  });

  test('reject a database that is not empty', async () => {
    const { source, file } = await backedUp();
    const before = await content(source);
    await expect(restore(source, file, { slices: [garage] })).rejects.toThrow('The database is not empty');
    expect(await content(source)).toEqual(before);
  });

  test('replace existing data with force', async () => {
    const { source, file } = await backedUp();
    const before = await content(source);
    await sql`delete from "Odd Schema"."Odd ""Table"""`.execute(source.kysely);
    await sql`create table stray (id integer)`.execute(source.kysely);
    await restore(source, file, { slices: [garage], force: true });
    expect(await content(source)).toEqual(before);
    const { rows } = await sql`select to_regclass('stray') as stray`.execute(source.kysely);
    expect(rows).toEqual([{ stray: null }]);
  });
});

describe('bad input: give one clear message, and write nothing', () => {
  const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length - 40);
  const endless = (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, -30));
  const flipped = (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    const middle = Math.floor(copy.length / 2);
    copy[middle] = (copy[middle] ?? 0) ^ 0xff;
    return copy;
  };

  test.each([
    ['cut off', cutOff],
    ['cut off before it was compressed', endless],
    ['damaged in the middle', flipped],
    ['something else', () => Buffer.from('VIN,plate\n')],
    ['something else, compressed', () => gzipSync('{"format":"other"}')],
    ['empty', () => Buffer.alloc(0)],
  ])('a file that is %s', async (_what, change) => {
    const { source, file } = await backedUp();
    await writeFile(file, change(await readFile(file)));
    const before = await content(source);
    await expect(restore(source, file, { slices: [garage], force: true })).rejects.toMatchObject({
      name: 'BackupError',
    });
    expect(await content(source)).toEqual(before);
  });

  test('detect a truncated file before reading it', async () => {
    const { source, file } = await backedUp();
    const cut = cutOff(await readFile(file));
    await writeFile(file, cut);
    let release = () => {};
    const migrating = source.maintenance((db) =>
      db.transaction().execute(async (transaction) => {
        await lockMigrations(transaction);
        await new Promise<void>((done) => (release = done));
      }),
    );
    const restored = expect(restore(source, file, { slices: [garage], force: true })).rejects.toThrow('ends too early');
    await vi.waitFor(async () => {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`;
      expect((await waiting.execute(source.kysely)).rows).toHaveLength(1);
    });
    // Long enough to reach the end of it.
    await expect(promisify(gunzip)(cut)).rejects.toThrow('unexpected end of file');
    release();
    await Promise.all([migrating, restored]);
  });

  test('a file that does not exist', async () => {
    const target = await freshDatabase();
    await expect(restore(target, '/nowhere/backup', { slices: [] })).rejects.toThrow('/nowhere/backup cannot be read');
  });

  test('a target that is not writable', async () => {
    const source = await freshDatabase();
    await migrate(source, [garage]);
    await expect(backup(source, '/nowhere/backup')).rejects.toThrow('could not be written to /nowhere/backup (ENOENT)');
  });

  test('leave no unfinished file beside a backup', async () => {
    const { directory } = await backedUp();
    expect(await readdir(directory)).toEqual(['backup']);
  });
});
