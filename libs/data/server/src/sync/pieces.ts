import type { FindFiles, OpenDataFacts, OpenDataPiece } from './open-source.ts';

/** Files below the base URL whose names never change. */
export const filesNamed =
  (...names: readonly string[]): OpenDataFacts['files'] =>
  ({ base }) =>
    Promise.resolve(names.map((name) => ({ name, addresses: [`${base}/${name}`] })));

const PIECE_YEARS = 5;

/**
 * Files in five-year pieces, such as `COMPLAINTS_RECEIVED_2020-2024.zip`. The newest ends with the current year; in
 * January the publisher may still use the previous year's name. A piece is identified by its first year, so it stays
 * the same piece when renamed.
 */
export function fiveYearPieces(prefix: string, first: number): OpenDataFacts['files'] {
  return ({ base, today }) => {
    const year = Number(today.slice(0, 4));
    const pieces: OpenDataPiece[] = [];
    for (let from = first; from <= year; from += PIECE_YEARS) {
      const last = Math.min(from + PIECE_YEARS - 1, year);
      const ends = last === year && last > from ? [last, last - 1] : [last];
      pieces.push({
        name: `${prefix}_${from}.zip`,
        addresses: ends.map((end) => `${base}/${prefix}_${from}-${end}.zip`),
      });
    }
    return Promise.resolve(pieces);
  };
}

const DUMP = /\bvPICList_lite_\d{4}_(?:0[1-9]|1[0-2])\.plain\.zip\b/g;

/** Returns the newest monthly dump linked from NHTSA's download page; none if the page links none. */
export async function newestDump({ base, page }: FindFiles): Promise<readonly OpenDataPiece[]> {
  const names = [...(await page(`${base}/`)).matchAll(DUMP)].map(([name]) => name);
  const newest = names.sort().at(-1);
  return newest === undefined ? [] : [{ name: newest, addresses: [`${base}/${newest}`] }];
}
