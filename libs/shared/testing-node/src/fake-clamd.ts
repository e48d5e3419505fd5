import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A fake ClamAV daemon on loopback. */
export interface FakeClamd {
  /** URL for `CLAMD_URL`. */
  readonly url: string;
  /** The files received for scanning, in order. */
  readonly files: Buffer[];
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** Extracts the file from the bytes received so far; null while it is incomplete. */
function fileIn(all: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= all.length;) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * Starts a server that speaks clamd's INSTREAM protocol.
 *
 * @param answerOf returns the reply for a file, including the final NUL; null: no reply, and the connection stays open
 */
export async function fakeClamd(answerOf: (file: Buffer) => string | null): Promise<FakeClamd> {
  const files: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let all = Buffer.alloc(0);
    open.add(socket);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      all = Buffer.concat([all, part]);
      const file = fileIn(all);
      if (!file) return;
      files.push(file);
      const answer = answerOf(file);
      if (answer !== null) socket.end(answer, 'latin1');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}
