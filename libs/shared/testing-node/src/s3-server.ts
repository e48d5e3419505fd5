import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isSignedWith } from './s3-signature.ts';

/** An S3-compatible store on loopback, with one empty bucket. */
export interface S3Server {
  /** URL of the bucket, for `OBJECT_STORE_URL`. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  /** Methods and paths of the requests received, in order. */
  readonly requests: string[];
  /**
   * Decides over the next requests: a status to answer instead of the store, `silent` to never answer, or null to let
   * the store answer. Replaces the earlier decision.
   */
  fail(decide: (request: Pick<IncomingMessage, 'method' | 'url'>) => number | 'silent' | null): void;
  close(): Promise<void>;
}

/** The only key that s3rver knows, and its secret. */
const SECRET = 'S3RVER';
const MISMATCH = '<Error><Code>SignatureDoesNotMatch</Code></Error>';

/**
 * Starts s3rver behind a check of signatures, which it lacks for version 4. What real S3 has and it lacks, too:
 * checksums, conditional writes, versions, and encryption. Nor does it compare a body with the hash that is signed.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'vinlore', configs: [] }] });
  await store.configureBuckets();
  const answer = store.callback();
  const requests: string[] = [];
  let decide: Parameters<S3Server['fail']>[0] = () => null;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const outcome = decide(request);
    if (outcome === 'silent') return;
    if (outcome === null && !isSignedWith(request, SECRET)) response.writeHead(403).end(MISMATCH);
    else if (outcome === null) answer(request, response);
    else response.writeHead(outcome).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/vinlore`,
    keyId: SECRET,
    secret: SECRET,
    requests,
    fail: (next) => {
      decide = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
