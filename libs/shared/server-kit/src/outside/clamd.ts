import { connect, type Socket } from 'node:net';

/** What a virus scanner says of a file; `unavailable` where it says nothing that can be relied on. */
export type ScanResult = 'clean' | 'infected' | 'unavailable';

/** Looks for viruses in a file. Never throws: what it cannot tell is `unavailable`. */
export type FileScanner = (file: Uint8Array) => Promise<ScanResult>;

/** How long a scan may take: ten megabytes take clamd a second or two, and somebody waits for it. */
const SCAN_MS = 20_000;
/** Bytes sent as one chunk of INSTREAM. */
const CHUNK_BYTES = 65_536;
/** Longest answer that is read; clamd's are a line. */
const ANSWER_BYTES = 4_096;

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** A file as clamd's INSTREAM takes it: chunks, each behind its length, and a last one of none (clamd(8), COMMANDS). */
function* instream(file: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const chunk = file.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** `stream: OK`, `stream: NAME FOUND`; anything else, such as an error or half an answer, is no verdict. */
function verdictOf(answer: string): ScanResult {
  if (!answer.endsWith('\0')) return 'unavailable';
  if (answer === 'stream: OK\0') return 'clean';
  return /^stream: .+ FOUND\0$/.test(answer) ? 'infected' : 'unavailable';
}

function dial(url: URL): Socket {
  if (url.protocol === 'unix:') return connect({ path: decodeURIComponent(url.pathname) });
  return connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) });
}

/**
 * A scanner that asks ClamAV's daemon, over a connection of its own for each file.
 *
 * @param address `tcp://host:port` or `unix:/path`
 * @param waitMs how long a scan may take in all
 */
export function createClamd(address: string, waitMs: number = SCAN_MS): FileScanner {
  const url = new URL(address);
  return (file) =>
    new Promise((resolve) => {
      const socket = dial(url);
      let answer = '';
      const timer = setTimeout(() => end('unavailable'), waitMs);
      const end = (result: ScanResult) => {
        clearTimeout(timer);
        socket.destroy();
        resolve(result);
      };
      socket.on('error', () => end('unavailable'));
      socket.on('close', () => end(verdictOf(answer)));
      socket.on('data', (part: Buffer) => {
        answer += part.toString('latin1');
        if (answer.includes('\0') || answer.length > ANSWER_BYTES) end(verdictOf(answer));
      });
      socket.on('connect', () => {
        for (const piece of instream(file)) socket.write(piece);
      });
    });
}
