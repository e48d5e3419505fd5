import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@vinlore/database';
import type { OpenDataFile, OpenDataLoader } from '@vinlore/server-kit';
import { zipOf } from '@vinlore/testing-node';

/** Builds a tab-separated line with the given fields, numbered from 1. */
const line = (size: number, fields: Readonly<Record<number, string | number>>): string =>
  Array.from({ length: size }, (_, at) => fields[at + 1] ?? '').join('\t');

/** Builds a made-up complaint in CMPL.txt layout, including fields that must not be stored. */
export function complaintLine(changed: Readonly<Record<number, string | number>> = {}): string {
  return line(49, {
    ...{ 1: 1, 2: 10000001, 3: 'Honda', 4: 'HONDA', 5: 'CIVIC', 6: 2018, 7: 'N', 9: 'N', 10: 0, 11: 0, 12: 'STEERING' },
    ...{ 13: 'SECRETVILLE', 14: 'OH', 15: '2HGFC2F59JH', 17: '20200115', 18: 42000, 20: 'SECRET NARRATIVE', 46: 'V' },
    ...changed,
  });
}

/** Builds a made-up investigation in INV.txt layout. */
export const investigationLine = (changed: Readonly<Record<number, string | number>> = {}): string =>
  line(11, {
    ...{ 1: 'PE20001', 2: 'HONDA', 3: 'CIVIC', 4: 2018, 5: 'STEERING:RACK', 6: 'Honda', 7: '20200201' },
    ...{ 10: 'Sticky steering', 11: 'A long summary.' },
    ...changed,
  });

/** Builds a made-up communication in TSBS.txt layout. */
export const communicationLine = (changed: Readonly<Record<number, string | number>> = {}): string =>
  line(14, {
    ...{ 1: 10170001, 3: '20200301', 4: 'A20-001', 5: '20200215', 7: 'Service Bulletin', 8: 'HONDA', 9: 'CIVIC' },
    ...{ 10: 2018, 11: 'STEERING', 14: 'How to free a sticky steering rack.' },
    ...changed,
  });

/** Zips lines as a downloaded archive. */
export function pieceOf(folder: string, name: string, lines: readonly string[], modified: string | null): OpenDataFile {
  const path = join(folder, name);
  writeFileSync(path, zipOf(name.replace(/zip$/, 'txt'), `${lines.join('\r\n')}\r\n`));
  return { name, path, bytes: 1, sha256: '', modified, unchanged: false };
}

/** The same piece, unchanged. */
export const unchanged = ({ name, modified }: OpenDataFile): OpenDataFile => ({
  ...{ name, modified, bytes: 1, sha256: '' },
  unchanged: true,
  path: null,
});

/** Loads files and activates them. */
export async function bring(database: Database, loader: OpenDataLoader, files: readonly OpenDataFile[]) {
  const loaded = await loader.load(files, { signal: new AbortController().signal, onProgress: () => {} });
  await database.transaction((tx) => loader.use(tx));
  return { ...loaded, counted: await loader.count() };
}
