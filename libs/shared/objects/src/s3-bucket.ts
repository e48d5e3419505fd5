import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createCircuit, fetchOnly, FileUnavailable, type Logger, type SourceWatch, watched } from '@vinlore/server-kit';
import { AwsV4Signer } from 'aws4fetch';
import type { Bucket, ListedObject } from './bucket.ts';

/** Name of the object store at the desk and in metrics. */
export const OBJECT_STORE_NAME = 'Object storage';

/** How to reach a bucket. */
export interface BucketAddress {
  /** The bucket's URL in path style, with or without a folder: `https://s3.example/bucket/folder`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Dependencies of {@link openS3Bucket}. */
export interface S3BucketDeps {
  readonly clock: () => Date;
  readonly watch: SourceWatch;
  readonly log: Pick<Logger, 'error'>;
  /** Maximum duration of one attempt in milliseconds. */
  readonly attemptMs?: number;
  /** Wait before the second attempt in milliseconds; it doubles before the third. */
  readonly retryMs?: number;
  /** Objects in a page of a listing, at most 1,000. */
  readonly pageSize?: number;
}

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path and query below the bucket, or below its folder. */
  readonly url: URL;
  readonly body?: Uint8Array;
  readonly type?: string;
}

interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Somebody waits for each of these requests. Ten megabytes take 8 s at 10 Mbit/s. */
const ATTEMPT_MS = 10_000;
const RETRY_MS = 200;
const ATTEMPTS = 3;
/** The most that S3 returns at once. */
const PAGE_SIZE = 1_000;

/** Statuses after which S3 asks clients to try again. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** The error's code, such as `NoSuchKey` (S3 API reference, “Error responses”). */
const codeOf = (body: Buffer): string => /<Code>(\w{1,64})<\/Code>/.exec(body.toString('utf8'))?.[1] ?? 'none';

/** Keys are brands and hashes, so the only character that XML escapes is the ampersand in a folder's name. */
const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const fieldOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1];

/**
 * Opens a bucket of a store that speaks Amazon's S3 protocol: signature version 4, path-style addresses. A request has
 * three attempts. After five failed requests in a row, none is made for half a minute.
 *
 * @throws TypeError if the address names no bucket
 */
export function openS3Bucket(address: BucketAddress, deps: S3BucketDeps): Bucket {
  const { clock, watch, log, attemptMs = ATTEMPT_MS, retryMs = RETRY_MS, pageSize = PAGE_SIZE } = deps;
  const base = new URL(address.url);
  const [bucket = '', ...folders] = base.pathname.split('/').filter(Boolean);
  if (bucket === '') throw new TypeError('The address names no bucket.');
  const folder = folders.map((part) => `${decodeURIComponent(part)}/`).join('');
  // As it is signed: S3 encodes more characters than URLs need to.
  const encodedFolder = encodeURIComponent(folder).replaceAll('%2F', '/');
  const send = fetchOnly(address.url);
  const circuit = createCircuit(clock, (until) => watch.spared(OBJECT_STORE_NAME, until));

  async function attempt({ method, url, body, type }: S3Request): Promise<S3Answer> {
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        // Signed, so that the store refuses a body that was damaged on its way.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: new Uint8Array(body) }),
      accessKeyId: address.keyId,
      secretAccessKey: address.secret,
      region: address.region,
      service: 's3',
    }).sign();
    const answer = await send(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(attemptMs),
    });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  }

  /** @throws Error for a status that no attempt got past */
  async function persist(request: S3Request): Promise<S3Answer> {
    for (let nth = 1; ; nth++) {
      try {
        const answer = await attempt(request);
        if (!isPassing(answer.status)) return answer;
        if (nth === ATTEMPTS) throw new Error(`status ${answer.status} ${codeOf(answer.body)}`);
      } catch (error) {
        if (nth === ATTEMPTS) throw error;
      }
      await wait(retryMs * 2 ** (nth - 1));
    }
  }

  /** Rejects for every status that isn't listed: wrong keys and a bucket that doesn't exist must not look like no object. */
  async function ask(request: S3Request, accepts: (answer: S3Answer) => boolean): Promise<S3Answer> {
    const outcome = await circuit
      .attempt(() =>
        watched(watch, OBJECT_STORE_NAME, async () => {
          const answer = await persist(request);
          if (!accepts(answer)) throw new Error(`status ${answer.status} ${codeOf(answer.body)}`);
          return answer;
        }),
      )
      .catch((error: unknown) => {
        log.error({ method: request.method, reason: String(error) }, 'the object store failed');
        return null;
      });
    if (outcome === null) throw new FileUnavailable('down');
    return outcome;
  }

  const urlOf = (key: string) => new URL(`/${bucket}/${encodedFolder}${key}`, base);
  const isDone = ({ status }: S3Answer) => status === 200 || status === 204;

  async function* list(): AsyncGenerator<ListedObject> {
    let marker: string | undefined;
    do {
      const url = new URL(`/${bucket}`, base);
      url.searchParams.set('max-keys', String(pageSize));
      if (folder) url.searchParams.set('prefix', folder);
      // The first version of listings: every store has it, and it goes on after a key instead of a token.
      if (marker !== undefined) url.searchParams.set('marker', marker);
      const xml = (await ask({ method: 'GET', url }, isDone)).body.toString('utf8');
      let last: string | undefined;
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)) {
        last = unescaped(fieldOf(entry, 'Key') ?? '');
        const storedAt = new Date(fieldOf(entry, 'LastModified') ?? '');
        yield { key: last.slice(folder.length), size: Number(fieldOf(entry, 'Size')), storedAt };
      }
      marker = fieldOf(xml, 'IsTruncated') === 'true' ? last : undefined;
    } while (marker !== undefined);
  }

  return {
    put: async (key, body, type) => {
      await ask({ method: 'PUT', url: urlOf(key), body, type }, isDone);
    },
    get: async (key) => {
      const isNone = ({ status, body }: S3Answer) => status === 404 && codeOf(body) === 'NoSuchKey';
      const answer = await ask({ method: 'GET', url: urlOf(key) }, (each) => isDone(each) || isNone(each));
      return isNone(answer) ? null : answer.body;
    },
    stat: async (key) => {
      const answer = await ask({ method: 'HEAD', url: urlOf(key) }, (each) => isDone(each) || each.status === 404);
      if (answer.status === 404) return null;
      return {
        size: Number(answer.headers.get('content-length')),
        type: answer.headers.get('content-type') ?? 'application/octet-stream',
      };
    },
    delete: async (key) => {
      await ask({ method: 'DELETE', url: urlOf(key) }, (each) => isDone(each) || each.status === 404);
    },
    list,
  };
}
