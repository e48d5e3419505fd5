import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@vinlore/database';
import type { OpenDataFile, OpenDataLoader } from '@vinlore/server-kit';
import { zipOf } from '@vinlore/testing-node';

/** A line of fields between TABs, of which a few are given by their number, counted from 1. */
const line = (size: number, fields: Readonly<Record<number, string | number>>): string =>
  Array.from({ length: size }, (_, at) => fields[at + 1] ?? '').join('\t');

/** A made-up complaint as CMPL.txt lays it out, with what nobody may keep of it. */
export function complaintLine(changed: Readonly<Record<number, string | number>> = {}): string {
  return line(49, {
    ...{ 1: 1, 2: 10000001, 3: 'Honda', 4: 'HONDA', 5: 'CIVIC', 6: 2018, 7: 'N', 9: 'N', 10: 0, 11: 0, 12: 'STEERING' },
    ...{ 13: 'SECRETVILLE', 14: 'OH', 15: '2HGFC2F59JH', 17: '20200115', 18: 42000, 20: 'SECRET NARRATIVE', 46: 'V' },
    ...changed,
  });
}

/** A made-up investigation as INV.txt lays it out. */
export const investigationLine = (changed: Readonly<Record<number, string | number>> = {}): string =>
  line(11, {
    ...{ 1: 'PE20001', 2: 'HONDA', 3: 'CIVIC', 4: 2018, 5: 'STEERING:RACK', 6: 'Honda', 7: '20200201' },
    ...{ 10: 'Sticky steering', 11: 'A long summary.' },
    ...changed,
  });

/** A made-up communication as TSBS.txt lays it out. */
export const communicationLine = (changed: Readonly<Record<number, string | number>> = {}): string =>
  line(14, {
    ...{ 1: 10170001, 3: '20200301', 4: 'A20-001', 5: '20200215', 7: 'Service Bulletin', 8: 'HONDA', 9: 'CIVIC' },
    ...{ 10: 2018, 11: 'STEERING', 14: 'How to free a sticky steering rack.' },
    ...changed,
  });

/** Makes a downloaded archive of these lines. */
export function pieceOf(folder: string, name: string, lines: readonly string[], modified: string | null): OpenDataFile {
  const path = join(folder, name);
  writeFileSync(path, zipOf(name.replace(/zip$/, 'txt'), `${lines.join('\r\n')}\r\n`));
  return { name, path, bytes: 1, sha256: '', modified, unchanged: false };
}

/** The piece as it is where it did not change. */
export const unchanged = ({ name, modified }: OpenDataFile): OpenDataFile => ({
  ...{ name, modified, bytes: 1, sha256: '' },
  unchanged: true,
  path: null,
});

/** Loads files and puts them into use. */
export async function bring(database: Database, loader: OpenDataLoader, files: readonly OpenDataFile[]) {
  const loaded = await loader.load(files, { signal: new AbortController().signal, onProgress: () => {} });
  await database.transaction((tx) => loader.use(tx));
  return { ...loaded, counted: await loader.count() };
}
