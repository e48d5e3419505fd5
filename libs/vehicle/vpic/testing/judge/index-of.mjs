import { collectRelease, WANTED } from '../../build-index/release.mjs';

const textOf = (value) => (value === null ? null : value === true ? 't' : value === false ? 'f' : String(value));

/** Builds the index of a release from its rows, like an import does from a dump. */
export function indexOf({ tables }) {
  const collected = collectRelease({ complete: true });
  for (const { name, columns, rows } of tables) {
    const places = WANTED[name]?.map((wanted) => columns.findIndex((column) => column.toLowerCase() === wanted));
    if (places)
      for (const row of rows())
        collected.row(
          name,
          places.map((place) => textOf(row[place])),
        );
  }
  return collected.finish({ release: 'vPICList_lite_2026_09' }).index;
}
