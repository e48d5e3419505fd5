import { SAMPLE_BYTES } from '@vinlore/report-domain';

/** The beginning of a file, as the server parses it. */
export interface Sample {
  readonly name: string;
  readonly bytes: Blob;
  /** Whether it's the whole file. */
  readonly isWhole: boolean;
}

/** Reads the first bytes of a stream. */
async function firstOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<{ parts: Uint8Array[]; isAll: boolean }> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; size <= most;) {
    const { done, value } = await reader.read();
    if (done) return { parts, isAll: true };
    parts.push(value.subarray(0, Math.max(0, most + 1 - size)));
    size += value.byteLength;
  }
  await reader.cancel();
  return { parts, isAll: false };
}

/**
 * Reads the beginning of a file, decompressing .gz.
 *
 * @throws if the file can't be read or decompressed
 */
export async function readFile(file: File): Promise<Sample> {
  if (!/\.gz$/i.test(file.name))
    return { name: file.name, bytes: file.slice(0, SAMPLE_BYTES), isWhole: file.size <= SAMPLE_BYTES };
  const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
  const { parts, isAll } = await firstOf(unpacked, SAMPLE_BYTES);
  const bytes = new Blob(parts as Uint8Array<ArrayBuffer>[]);
  return {
    name: file.name,
    bytes: bytes.slice(0, SAMPLE_BYTES),
    isWhole: isAll && bytes.size <= SAMPLE_BYTES,
  };
}
