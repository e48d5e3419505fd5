import { VpicIndexError } from './vpic-index-error.mjs';

/** Reads what `VarintWriter` wrote; throws `VpicIndexError` past the end. */
export class VarintReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  unsigned(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at];
      if (byte === undefined) break;
      this.at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new VpicIndexError('A VIN index entry ends too early.');
  }

  signed(): number {
    const value = this.unsigned();
    return value & 1 ? -((value + 1) / 2) : value / 2;
  }

  /** Reads a count of items that take at least one byte each, so it can't exceed the remaining bytes. */
  count(): number {
    const value = this.unsigned();
    if (value > this.bytes.length - this.at)
      throw new VpicIndexError('A VIN index entry has a count that is too high.');
    return value;
  }

  /** Reads raw bytes. */
  bytesOf(count: number): Uint8Array {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }
}
