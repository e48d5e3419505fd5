import { VpicIndexError } from './vpic-index-error.ts';
import { BLOB_STRIDE } from './write-index.mjs';

/** A section of byte strings that are read one at a time: nothing is parsed before it is asked for. */
export class BlobList {
  readonly length: number;
  private readonly positions: Uint32Array;
  private readonly lengths: Uint32Array;
  /** All entries after each other. */
  readonly bytes: Uint8Array;

  /** @param section starts at a multiple of four of its buffer */
  constructor(section: Uint8Array) {
    const { buffer, byteOffset, byteLength } = section;
    this.length = byteLength < 4 ? 0 : (new Uint32Array(buffer, byteOffset, 1)[0] ?? 0);
    const strides = Math.ceil(this.length / BLOB_STRIDE);
    const bytesAt = 4 + strides * 4 + this.length * 4;
    if (bytesAt > byteLength) throw new VpicIndexError('A list of the VIN index is longer than its section.');
    this.positions = new Uint32Array(buffer, byteOffset + 4, strides);
    this.lengths = new Uint32Array(buffer, byteOffset + 4 + strides * 4, this.length);
    this.bytes = section.subarray(bytesAt);
  }

  /** Where an entry starts in `bytes`. */
  start(place: number): number {
    const stride = Math.floor(place / BLOB_STRIDE);
    let from = this.positions[stride] ?? 0;
    for (let before = stride * BLOB_STRIDE; before < place; before += 1) from += this.lengths[before] ?? 0;
    return from;
  }

  /** The bytes of one entry, empty where there is no such entry. */
  at(place: number): Uint8Array {
    const from = this.start(place);
    return this.bytes.subarray(from, from + this.size(place));
  }

  /** How many bytes an entry has, none where there is no such entry. */
  size(place: number): number {
    return this.lengths[place] ?? 0;
  }
}
