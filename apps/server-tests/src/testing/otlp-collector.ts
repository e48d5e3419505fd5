import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message of Protocol Buffers: the values of each field, by its number. */
type Message = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

/** Reads a message without its schema (protobuf.dev, Encoding): numbers, and bytes for anything with a length. */
function messageOf(bytes: Buffer): Message {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = () => {
    for (let value = 0n, shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const fixed = (length: number) => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = Number(varint());
    const value = [varint, () => fixed(8), () => fixed(Number(varint())), null, null, () => fixed(4)][tag & 7]!();
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const bytesOf = (message: Message, field: number) => (message.get(field) ?? []) as readonly Buffer[];
const messagesOf = (message: Message, field: number) => bytesOf(message, field).map(messageOf);
const textOf = (message: Message, field: number) => bytesOf(message, field)[0]?.toString() ?? '';
const idOf = (message: Message, field: number) => bytesOf(message, field)[0]?.toString('hex') ?? '';
const countOf = (message: Message, field: number) => Number(bytesOf(message, field)[0]?.readBigUInt64LE() ?? 0n);
/** The leaves of a request: of each resource (field 1) and each scope (field 2). */
const leavesOf = (request: Buffer) =>
  messagesOf(messageOf(request), 1).flatMap((resource) =>
    messagesOf(resource, 2).flatMap((scope) => messagesOf(scope, 2)),
  );

/** A span, with what opentelemetry/proto/trace/v1/trace.proto numbers so. */
const spanOf = (span: Message) => ({
  traceId: idOf(span, 1),
  spanId: idOf(span, 2),
  parentSpanId: idOf(span, 4),
  name: textOf(span, 5),
});

/** A metric (opentelemetry/proto/metrics/v1/metrics.proto). */
const metricOf = (metric: Message) => {
  const [histogram] = messagesOf(metric, 9);
  const points = histogram ? messagesOf(histogram, 1) : [];
  return {
    name: textOf(metric, 1),
    isCounter: messagesOf(metric, 7).some((sum) => sum.get(3)?.[0] === 1n),
    points: points.map((point) => ({
      count: countOf(point, 4),
      inBuckets: bytesOf(point, 6).flatMap((counts) =>
        Array.from({ length: counts.length / 8 }, (_, index) => Number(counts.readBigUInt64LE(index * 8))),
      ),
    })),
  };
};

/** A log line (opentelemetry/proto/logs/v1/logs.proto). */
const lineOf = (line: Message) => ({
  severity: textOf(line, 3),
  body: textOf(messagesOf(line, 5)[0] ?? new Map(), 1),
  traceId: idOf(line, 9),
});

/** Takes everything, as a collector that works does. */
const taking = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(200).end();

/**
 * A collector on loopback in this process, which keeps what it is sent.
 *
 * @param answer how it answers, once it has read a request
 */
export async function otlpCollector(answer: typeof taking = taking) {
  const received: { readonly path: string; readonly body: Buffer }[] = [];
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ path: request.url ?? '', body: Buffer.concat(parts) });
  };
  const server = createServer((request, response) => {
    // One that goes away while it sends has sent nothing.
    read(request).then(
      () => answer(request, response),
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const leaves = (path: string) => received.filter((each) => each.path === path).flatMap(({ body }) => leavesOf(body));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => leaves('/v1/traces').map(spanOf),
    metrics: () => leaves('/v1/metrics').map(metricOf),
    lines: () => leaves('/v1/logs').map(lineOf),
    /** All that was sent, as text to search in. */
    text: () => received.map(({ body }) => body.toString('latin1')).join('\n'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
