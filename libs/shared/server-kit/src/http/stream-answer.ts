import { REQUEST_ID_HEADER } from '@vinlore/contract';
import type { Logger } from 'pino';
import type { StreamReply } from '../server-module.ts';
import { contentDisposition } from './content-disposition.ts';

/** Streams chunks with backpressure; stops producing when the caller disconnects. */
export function streamAnswer(
  { pieces, type, name }: StreamReply,
  requestId: string,
  log: Logger,
  more?: Readonly<Record<string, string>>,
): Response {
  const encoder = new TextEncoder();
  const source = pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await source.next();
        if (next.done) controller.close();
        else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
      } catch (error) {
        log.error({ requestId, err: error }, 'a streamed response failed');
        controller.error(error);
      }
    },
    async cancel() {
      await source.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      ...(name !== null && { 'content-disposition': contentDisposition('attachment', name) }),
      [REQUEST_ID_HEADER]: requestId,
      ...more,
    },
  });
}
