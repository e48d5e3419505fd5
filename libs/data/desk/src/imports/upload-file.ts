import type { Call, DataOf, InputOf } from '@vinlore/contract';
import { CallError } from '@vinlore/contract';
import { dataContract, partsOf, rangeOf } from '@vinlore/data-domain';

/** Request that starts an upload. */
export type ImportRequest = Omit<InputOf<typeof dataContract.beginImport>, 'name' | 'size' | 'fingerprint'>;

/** The server's response to it. */
export type Begun = DataOf<typeof dataContract.beginImport>;

/** Upload progress, 0 to 1: first hashing the file, then sending it. */
export type OnUpload = (step: 'reading' | 'sending', share: number) => void;

/** Retries per part after a lost connection, before the user has to resume manually. */
const TRIES = 3;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Reads one part of a file on demand, so that only one is in memory. */
const partOf = (file: Blob, part: number) => {
  const { from, to } = rangeOf(file.size, part);
  return file.slice(from, to);
};

const sha256 = async (blob: Blob) => crypto.subtle.digest('SHA-256', await blob.arrayBuffer());

/** Returns the hash of each part and the checksum over all of them. */
export async function hashesOf(file: Blob, onUpload: OnUpload, signal: AbortSignal) {
  const count = partsOf(file.size);
  const all = new Uint8Array(count * 32);
  const hashes: string[] = [];
  for (let part = 0; part < count; part++) {
    signal.throwIfAborted();
    const hash = await sha256(partOf(file, part));
    all.set(new Uint8Array(hash), part * 32);
    hashes.push(hex(hash));
    onUpload('reading', (part + 1) / count);
  }
  return { hashes, fingerprint: hex(await crypto.subtle.digest('SHA-256', all)) };
}

/** Whether a call's outcome is unknown, so it's safe to retry. */
const isLost = (error: unknown) =>
  error instanceof CallError && (error.fault === 'network' || error.fault === 'timeout' || error.status === 503);

async function sendPart(call: Call, form: InputOf<typeof dataContract.importPart>, signal: AbortSignal): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await call(dataContract.importPart, form, { signal });
      return;
    } catch (error) {
      if (!isLost(error) || tried === TRIES || signal.aborted) throw error;
    }
  }
}

/** Sends the parts that the server is still missing. */
export async function sendParts(
  call: Call,
  file: Blob,
  { begun, hashes }: { readonly begun: Begun; readonly hashes: readonly string[] },
  onUpload: OnUpload,
  signal: AbortSignal,
): Promise<void> {
  const there = new Set(begun.parts);
  onUpload('sending', there.size / hashes.length);
  for (const [part, hash] of hashes.entries()) {
    if (there.has(part)) continue;
    signal.throwIfAborted();
    const form = { id: begun.import.id, part: String(part), sha256: hash, bytes: partOf(file, part) };
    await sendPart(call, form, signal);
    there.add(part);
    onUpload('sending', there.size / hashes.length);
  }
}
