import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { archivePlace } from '../embedded/archive-settings.ts';
import type { BaseCopy } from './archive.ts';

/**
 * A recovery to a point in time begins a new timeline of the log, and what came after that point on the old one is
 * abandoned. The history of the newest timeline says where it left each of those before.
 */
interface Timelines {
  readonly newest: number;
  /** Where a timeline was left for a later one, as a position in the log. */
  readonly leftAt: ReadonlyMap<number, bigint>;
}

/** A position in the log as a number: `1/2000028` is 0x1_02000028. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

async function readTimelines(archive: string): Promise<Timelines> {
  const { wal } = archivePlace(archive);
  const names = (await readdir(wal).catch(() => [])).filter((name) => /^[0-9A-F]{8}\.history\.gz$/.test(name)).sort();
  const newest = names.at(-1);
  if (newest === undefined) return { newest: 1, leftAt: new Map() };
  const text = gunzipSync(await readFile(join(wal, newest))).toString();
  const lines = text.split('\n').map((line) => /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line));
  return {
    newest: Number.parseInt(newest.slice(0, 8), 16),
    leftAt: new Map(lines.flatMap((line) => (line ? [[Number(line[1]), positionOf(line[2]!)] as const] : []))),
  };
}

/** Which copies the newest timeline goes through; from the others it can't be reached. */
export async function reachableBases(archive: string, bases: readonly BaseCopy[]): Promise<BaseCopy[]> {
  const { newest, leftAt } = await readTimelines(archive);
  return bases.filter(({ firstSegment, startsAt }) => {
    const timeline = Number.parseInt(firstSegment.slice(0, 8), 16);
    if (timeline === newest) return true;
    const left = leftAt.get(timeline);
    return left !== undefined && positionOf(startsAt) < left;
  });
}
