import type { Load, Section } from './sections.ts';
import { VpicIndexError } from './vpic-index-error.mjs';
import { BLOB_STRIDE } from './write-index.mjs';

/** A section of byte strings that are read one at a time. Nothing is parsed before it's requested. */
export class BlobList {
  readonly length: number;
  private readonly positions: Uint32Array;
  private readonly lengths: Uint32Array;
  /** All entries, concatenated. Those not loaded yet may contain anything. */
  readonly bytes: Uint8Array;
  private readonly load: Load;
  /** Offsets of lengths and entries in the section. */
  private readonly lengthsAt: number;
  private readonly bytesAt: number;

  constructor({ bytes: section, load }: Section) {
    const { buffer, byteOffset, byteLength } = section;
    load(0, 4);
    this.length = byteLength < 4 ? 0 : (new Uint32Array(buffer, byteOffset, 1)[0] ?? 0);
    const strides = Math.ceil(this.length / BLOB_STRIDE);
    this.lengthsAt = 4 + strides * 4;
    this.bytesAt = this.lengthsAt + this.length * 4;
    if (this.bytesAt > byteLength) throw new VpicIndexError('A VIN index list is longer than its section.');
    this.positions = new Uint32Array(buffer, byteOffset + 4, strides);
    this.lengths = new Uint32Array(buffer, byteOffset + this.lengthsAt, this.length);
    this.bytes = section.subarray(this.bytesAt);
    this.load = load;
  }

  /** Returns an entry's offset in `bytes` and makes sure it's loaded. */
  start(place: number): number {
    const stretch = Math.floor(place / BLOB_STRIDE);
    const first = stretch * BLOB_STRIDE;
    this.load(4 + stretch * 4, 8 + stretch * 4);
    this.load(this.lengthsAt + first * 4, this.lengthsAt + (first + BLOB_STRIDE) * 4);
    return this.startAfter(first, this.positions[stretch] ?? 0, place);
  }

  /** Like `start`, for several entries; fast for ascending ones. */
  starts(places: Int32Array): Int32Array {
    const starts = new Int32Array(places.length);
    let last = 0;
    // First entry after the block whose lengths are loaded.
    let end = 0;
    for (let at = 0, from = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      from = last <= place && place < end ? this.startAfter(last, from, place) : this.start(place);
      starts[at] = from;
      last = place;
      end = (Math.floor(place / BLOB_STRIDE) + 1) * BLOB_STRIDE;
    }
    return starts;
  }

  /** Returns an entry's offset, computed from an earlier one in the same block. */
  private startAfter(earlier: number, start: number, place: number): number {
    let from = start;
    for (let before = earlier; before < place; before += 1) from += this.lengths[before] ?? 0;
    this.load(this.bytesAt + from, this.bytesAt + from + (this.lengths[place] ?? 0));
    return from;
  }

  /** Returns the bytes of an entry; empty if there is no such entry. */
  at(place: number): Uint8Array {
    const from = this.start(place);
    return this.bytes.subarray(from, from + this.size(place));
  }

  /** Returns the length of an entry; 0 if there is no such entry. */
  size(place: number): number {
    this.load(this.lengthsAt + place * 4, this.lengthsAt + (place + 1) * 4);
    return this.lengths[place] ?? 0;
  }
}
