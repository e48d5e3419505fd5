/** Everything the benchmarks need from the decoder as one file: the public API and the format below it. */
export * from '../src/index.ts';
export { readSchema } from '../src/format/read-schema.ts';
export { checkedSections } from '../src/format/sections.ts';
export { isLight } from '../src/rules/model-year.ts';
export { ANY, CLASS, KEY_ALPHABET } from '../src/format/pattern-key.mjs';
export { MAGIC, SECTIONS } from '../src/format/write-index.mjs';
