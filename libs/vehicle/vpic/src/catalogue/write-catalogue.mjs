/** Writes the catalog format: names of makes, and one entry per make (see README.md). */
import { packSections, textSection, blobSection, VarintWriter } from '../format/write-index.mjs';

export const CATALOGUE_MAGIC = 0x32414356; // 'VCA2'
export const CATALOGUE_SECTIONS = ['names', 'makes'];
export const FIRST_YEAR = 1980;

const encoder = new TextEncoder();

/** @param {import('./write-catalogue.mjs').MakeInput} make */
export function encodeMake({ models }) {
  const out = new VarintWriter();
  const years = (runs) => {
    out.unsigned(runs.length);
    for (const [from, count] of runs) out.unsigned(from - FIRST_YEAR).unsigned(count);
  };
  const text = (value) => {
    const bytes = encoder.encode(value);
    out.unsigned(bytes.length);
    out.raw(bytes);
  };
  out.unsigned(models.length);
  for (const { name, sure, doubtful, trims } of models) {
    text(name);
    years(sure);
    years(doubtful);
    out.unsigned(trims.length);
    for (const trim of trims) {
      text(trim.name);
      years(trim.years);
    }
  }
  return out.finish();
}

/** @param {{ asOf: number, names: string[], makes: Uint8Array[] }} catalogue */
export function writeCatalogue({ asOf, names, makes }) {
  return packSections(CATALOGUE_MAGIC, [0, asOf], [textSection(names), blobSection(makes)]);
}
