import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database.ts';
import { asSuperuserIn, joinServer } from '../embedded/shared-server.ts';
import { connectTo } from '../open-database.ts';
import { temporaryDirectory } from '../testing/support.ts';
import { archivePlace } from '../embedded/archive-settings.ts';
import { BASE_FILE, pruneArchive, readBases } from './archive.ts';
import { copyBase } from './base-copy.ts';
import { recover } from './recover.ts';
import { positionOf } from './timeline.ts';

const log = () => {};

async function bench() {
  const directory = await temporaryDirectory();
  const [dataDir, archive] = [join(directory, 'data'), join(directory, 'archive')];
  const open = async (): Promise<Database> => {
    const server = await joinServer({ dataDir, archive, log, durable: false });
    const database = connectTo(server.addresses.owner, log, () => server.leave());
    onTestFinished(() => database.close());
    return database;
  };
  return { directory, dataDir, archive, open };
}

const note = (database: Database, what: string) => sql`insert into note values (${what})`.execute(database.kysely);
async function notes(database: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`select what from note order by at`.execute(database.kysely);
  return rows.map(({ what }) => what);
}

/** A moment after everything committed so far and before everything to come, in whole milliseconds. */
async function moment(database: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('milliseconds', clock_timestamp()) + interval '2 ms' as at`.execute(database.kysely);
  await sql`select pg_sleep(0.01)`.execute(database.kysely);
  return rows[0]!.at;
}

/** A database with a copy in its archive, one note from before a moment, and one from after it. */
async function withTwoNotes() {
  const place = await bench();
  const database = await place.open();
  await sql`create table note (what text, at timestamptz default clock_timestamp())`.execute(database.kysely);
  await copyBase({ ...place, keep: 2, log });
  await note(database, 'before');
  const between = await moment(database);
  await note(database, 'after');
  await database.close();
  return { ...place, between };
}

describe('restoring the embedded database to a point in time', { timeout: 120_000 }, () => {
  test('brings back what was committed by then, nothing later, and keeps the database that was there', async () => {
    const place = await withTwoNotes();
    const recovered = await recover({ ...place, to: place.between, goesOn: true, log });
    const database = await place.open();
    expect(await notes(database)).toEqual(['before']);
    expect(recovered.lastCommit!.getTime()).toBeLessThanOrEqual(place.between.getTime());
    expect(await stat(join(recovered.movedTo!, 'PG_VERSION'))).toBeTruthy();

    // What follows is archived, too, and what came after the moment stays abandoned.
    await note(database, 'later');
    await database.close();
    await recover({ ...place, to: null, goesOn: true, log });
    expect(await notes(await place.open())).toEqual(['before', 'later']);
  });

  test('loses nothing of a database that was stopped, into another folder, and leaves the archive alone', async () => {
    const place = await withTwoNotes();
    const before = (await readdir(place.archive, { recursive: true })).sort();
    const dataDir = join(place.directory, 'elsewhere');
    const { movedTo } = await recover({ ...place, dataDir, to: null, goesOn: false, log });
    expect(movedTo).toBeNull();
    await asSuperuserIn({ dataDir, log, durable: false }, async (client) => {
      const settings = await client.query('show restore_command');
      expect(settings.rows).toEqual([{ restore_command: '' }]);
    });
    const server = await joinServer({ dataDir, log, durable: false });
    const database = connectTo(server.addresses.owner, log, () => server.leave());
    expect(await notes(database)).toEqual(['before', 'after']);
    await database.close();
    expect((await readdir(place.archive, { recursive: true })).sort()).toEqual(before);
  });

  test('refuses a time that the archive does not reach, and changes nothing', async () => {
    const place = await withTwoNotes();
    const [late, early] = [new Date(Date.now() + 86_400_000), new Date('2020-01-01')];
    await expect(recover({ ...place, to: late, goesOn: true, log })).rejects.toThrow('The archive ends before');
    await expect(recover({ ...place, to: early, goesOn: true, log })).rejects.toThrow('The archive begins at');
    expect(await notes(await place.open())).toEqual(['before', 'after']);
  });

  test('refuses while the database runs', async () => {
    const place = await withTwoNotes();
    const database = await place.open();
    const attempt = recover({ ...place, to: place.between, goesOn: true, log });
    await expect(attempt).rejects.toMatchObject({
      name: 'BackupError',
      message: expect.stringContaining('is running'),
    });
    expect(await notes(database)).toEqual(['before', 'after']);
  });

  test('a copy is refused where the server runs without an archive, and says what to do', async () => {
    const place = await bench();
    const server = await joinServer({ dataDir: place.dataDir, log, durable: false });
    const attempt = copyBase({ ...place, keep: 1, log });
    await expect(attempt).rejects.toMatchObject({
      name: 'BackupError',
      advice: expect.stringContaining('WAL_ARCHIVE'),
    });
    await server.leave();
  });
});

describe('the archive', () => {
  /** An archive with copies that begin at these segments, a day apart. */
  async function archiveOf(segments: readonly string[], log: readonly string[]): Promise<string> {
    const archive = await temporaryDirectory();
    const { base, wal } = archivePlace(archive);
    for (const [day, firstSegment] of segments.entries()) {
      const at = new Date(Date.UTC(2026, 0, day + 1)).toISOString();
      await mkdir(join(base, String(day)), { recursive: true });
      const copy = { startedAt: at, finishedAt: at, firstSegment, startsAt: '0/0', bytes: 1, folders: [], label: '' };
      await writeFile(join(base, String(day), BASE_FILE), JSON.stringify(copy));
    }
    await mkdir(wal, { recursive: true });
    for (const name of log) await writeFile(join(wal, `${name}.gz`), '');
    return archive;
  }
  const segment = (timeline: number, position: number) =>
    `0000000${timeline}00000000000000${position.toString(16).toUpperCase().padStart(2, '0')}`;

  test('keeps the newest copies and the log since the oldest of them, on every timeline', async () => {
    const log = [segment(1, 3), segment(1, 4), segment(1, 9), segment(2, 5), segment(2, 7), '00000002.history'];
    const archive = await archiveOf([segment(1, 4), segment(1, 7), segment(2, 8)], log);
    await mkdir(join(archivePlace(archive).base, '9.unfinished'));
    expect(await pruneArchive(archive, 2)).toBe(3);
    expect((await readdir(archivePlace(archive).wal)).sort()).toEqual(
      [segment(1, 9), '00000002.history', segment(2, 7)].map((name) => `${name}.gz`).sort(),
    );
    expect((await readBases(archive)).map(({ firstSegment }) => firstSegment)).toEqual([segment(2, 8), segment(1, 7)]);
    expect((await readdir(archivePlace(archive).base)).sort()).toEqual(['1', '2']);
  });

  test('positions of the log are compared as numbers', () => {
    expect(positionOf('1/2000028') > positionOf('0/FF000000')).toBe(true);
    expect(positionOf('0/10') - positionOf('0/F')).toBe(1n);
  });
});
