/** Collects the rows of one vPIC release and builds the index and catalog. */
import { writeCatalogue } from '../src/catalogue/write-catalogue.mjs';
import { writeIndex } from '../src/format/write-index.mjs';
import { assemble } from './assemble.mjs';
import { ReleaseRows } from './release-rows.mjs';

export { WANTED } from './release-rows.mjs';

/**
 * Starts collecting a release.
 *
 * @param {{ complete?: boolean }} [options] `complete` is false for data that lacks some of what NHTSA publishes: error
 * codes that would be wrong because of that are never returned
 */
export function collectRelease({ complete = true } = {}) {
  return new Release(complete);
}

class Release extends ReleaseRows {
  /**
   * Builds the index and catalog.
   *
   * @param {{ release: string }} told the release's name, e.g. `vPICList_lite_2026_09`
   * @returns {{ index: Uint8Array, catalogue: Uint8Array, summary: { release: string, asOf: string, wmis: number,
   * schemas: number, patterns: number, elements: number } }}
   */
  finish({ release }) {
    const day = new Date(this.newestChange).toISOString().slice(0, 10);
    const { index, listed } = assemble(this, { release, asOf: Number(day.replaceAll('-', '')) });
    return {
      index: writeIndex(index),
      catalogue: writeCatalogue(listed),
      summary: {
        release,
        asOf: day,
        wmis: this.wmis.length,
        schemas: this.schemas.size,
        patterns: this.patterns.id.length,
        elements: this.elements.size,
      },
    };
  }
}
