import { connect, type Socket } from 'node:net';

/** Result of a virus scan; `unavailable` if there is no reliable verdict. */
export type ScanResult = 'clean' | 'infected' | 'unavailable';

/** Scans a file for viruses. Never throws: on any failure it returns `unavailable`. */
export type FileScanner = (file: Uint8Array) => Promise<ScanResult>;

/** Maximum duration of a scan, since a user is waiting. Clamd takes a second or two for ten megabytes. */
const SCAN_MS = 20_000;
/** Bytes per INSTREAM chunk. */
const CHUNK_BYTES = 65_536;
/** Maximum length of a response that is read; clamd's are one line. */
const ANSWER_BYTES = 4_096;

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/**
 * Encodes a file for clamd's INSTREAM command: chunks, each after its length, and an empty chunk at the end (clamd(8),
 * COMMANDS).
 */
function* instream(file: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < file.length; at += CHUNK_BYTES) {
    const chunk = file.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/**
 * Parses `stream: OK` or `stream: NAME FOUND`; anything else, such as an error or an incomplete response, is no
 * verdict.
 */
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
 * Returns a scanner that uses the ClamAV daemon, with a new connection for each file.
 *
 * @param address `tcp://host:port` or `unix:/path`
 * @param waitMs maximum duration of a scan, in milliseconds
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
