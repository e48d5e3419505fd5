import type { Writable } from 'node:stream';

/** Bytes that are written at once. */
const WRITTEN_AT_ONCE = 512 * 1024;

/**
 * Bytes for an output, collected so that each write takes many. Two buffers take turns: one is filled while the other is
 * written, and whoever fills waits where the output is slower.
 */
export class ByteOutput {
  private buffer = Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE);
  private spare = Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE);
  private used = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly output: Writable) {
    // Each write says whether it failed; without a listener the event would end the process.
    output.on('error', () => {});
  }

  /** Whether enough was collected to `flush` it. */
  get isFull(): boolean {
    return this.used >= WRITTEN_AT_ONCE;
  }

  /** Adds bytes. @returns where they begin in `written` */
  bytes(bytes: Uint8Array): number {
    const at = this.used;
    this.used += bytes.length;
    if (this.used > this.buffer.length) this.grow();
    this.buffer.set(bytes, at);
    return at;
  }

  /** What was collected, up to the next `flush`. */
  get written(): Uint8Array {
    return this.buffer;
  }

  /**
   * Gives what was collected to the output, once it took what it was given before.
   *
   * @throws what the output fails with
   */
  async flush(): Promise<void> {
    await this.writing;
    const full = this.buffer;
    this.writing = this.write(full.subarray(0, this.used));
    // Whoever flushes next is told.
    this.writing.catch(() => {});
    this.buffer = this.spare;
    this.spare = full;
    this.used = 0;
  }

  /** Resolves when all that was given is written. */
  async end(): Promise<void> {
    if (this.used > 0) await this.flush();
    await this.writing;
  }

  private write(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.output.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  private grow(): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.used, this.buffer.length * 2));
    larger.set(this.buffer);
    this.buffer = larger;
  }
}
