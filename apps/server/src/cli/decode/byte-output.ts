import type { Writable } from 'node:stream';

/** Size of a write, in bytes. */
const WRITTEN_AT_ONCE = 512 * 1024;

/**
 * Buffers output so that each write is large. Double-buffered: one buffer fills while the other is written, and the
 * writer waits if the output is slower.
 */
export class ByteOutput {
  private buffer = Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE);
  private spare = Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE);
  private used = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly output: Writable) {
    // Each write reports its own error; without a listener, the event would end the process.
    output.on('error', () => {});
  }

  /** Whether there is enough to `flush`. */
  get isFull(): boolean {
    return this.used >= WRITTEN_AT_ONCE;
  }

  /** Appends bytes. @returns their position in `written` */
  bytes(bytes: Uint8Array): number {
    const at = this.used;
    this.used += bytes.length;
    if (this.used > this.buffer.length) this.grow();
    this.buffer.set(bytes, at);
    return at;
  }

  /** Bytes collected since the last `flush`. */
  get written(): Uint8Array {
    return this.buffer;
  }

  /**
   * Writes the collected bytes once the previous write is done.
   *
   * @throws the output's error
   */
  async flush(): Promise<void> {
    await this.writing;
    const full = this.buffer;
    this.writing = this.write(full.subarray(0, this.used));
    // Thrown at the next flush.
    this.writing.catch(() => {});
    this.buffer = this.spare;
    this.spare = full;
    this.used = 0;
  }

  /** Resolves when everything is written. */
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
