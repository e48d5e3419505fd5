import type { Load, Section } from './sections.ts';
import { VpicIndexError } from './vpic-index-error.mjs';
import { BLOB_STRIDE } from './write-index.mjs';

/** A section of byte strings that are read one at a time: nothing is parsed before it is asked for. */
export class BlobList {
  readonly length: number;
  private readonly positions: Uint32Array;
  private readonly lengths: Uint32Array;
  /** All entries after each other; those that were not asked for yet may be anything. */
  readonly bytes: Uint8Array;
  private readonly load: Load;
  /** Where lengths and entries start in the section. */
  private readonly lengthsAt: number;
  private readonly bytesAt: number;

  constructor({ bytes: section, load }: Section) {
    const { buffer, byteOffset, byteLength } = section;
    load(0, 4);
    this.length = byteLength < 4 ? 0 : (new Uint32Array(buffer, byteOffset, 1)[0] ?? 0);
    const strides = Math.ceil(this.length / BLOB_STRIDE);
    this.lengthsAt = 4 + strides * 4;
    this.bytesAt = this.lengthsAt + this.length * 4;
    if (this.bytesAt > byteLength) throw new VpicIndexError('A list of the VIN index is longer than its section.');
    this.positions = new Uint32Array(buffer, byteOffset + 4, strides);
    this.lengths = new Uint32Array(buffer, byteOffset + this.lengthsAt, this.length);
    this.bytes = section.subarray(this.bytesAt);
    this.load = load;
  }

  /** Where an entry starts in `bytes`; it is there then. */
  start(place: number): number {
    const stretch = Math.floor(place / BLOB_STRIDE);
    const first = stretch * BLOB_STRIDE;
    this.load(4 + stretch * 4, 8 + stretch * 4);
    this.load(this.lengthsAt + first * 4, this.lengthsAt + (first + BLOB_STRIDE) * 4);
    return this.startAfter(first, this.positions[stretch] ?? 0, place);
  }

  /** Where each of several entries starts, as `start` has it; quick for ascending ones. */
  starts(places: Int32Array): Int32Array {
    const starts = new Int32Array(places.length);
    let last = 0;
    // The first place behind the stretch whose lengths are there.
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

  /** Where an entry starts, by the start of one before it in the same stretch. */
  private startAfter(earlier: number, start: number, place: number): number {
    let from = start;
    for (let before = earlier; before < place; before += 1) from += this.lengths[before] ?? 0;
    this.load(this.bytesAt + from, this.bytesAt + from + (this.lengths[place] ?? 0));
    return from;
  }

  /** The bytes of one entry, empty where there is no such entry. */
  at(place: number): Uint8Array {
    const from = this.start(place);
    return this.bytes.subarray(from, from + this.size(place));
  }

  /** How many bytes an entry has, none where there is no such entry. */
  size(place: number): number {
    this.load(this.lengthsAt + place * 4, this.lengthsAt + (place + 1) * 4);
    return this.lengths[place] ?? 0;
  }
}
