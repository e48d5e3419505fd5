import { context, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterEach, expect, it } from 'vitest';
import { statementFacts, tracedQuery } from './traced-query.ts';

const nameOf = (text: string) => statementFacts(text).name;

it('names a statement by its operation and first table', () => {
  expect(nameOf('select "id" from "account" where "id" = $1')).toBe('select account');
  expect(nameOf('/* prepared */ select a.id from session s join account a on true')).toBe('select session');
  expect(nameOf('insert into "ticket" ("id") values ($1)')).toBe('insert ticket');
  expect(nameOf('\n  INSERT INTO jobs.job (id)\n  values ($1)')).toBe('insert jobs.job');
  expect(nameOf('commit')).toBe('commit');
});

it('shows placeholders, and a question mark for each text in quotes, even one that is cut', () => {
  const shown = (text: string) => statementFacts(text).attributes['db.query.text'];
  expect(shown(`select 1 from account where email = 'ana''s@example.com' and id = $1`)).toBe(
    'select 1 from account where email = ? and id = $1',
  );
  const long = shown(`select '${'1HGCM82633A004352'.repeat(100)}'`);
  expect(long).toBe('select ?');
});

afterEach(() => {
  trace.disable();
  context.disable();
});

/** Traces what runs below a span. */
function tracing() {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  const within = <T>(work: () => Promise<T>) => trace.getTracer('test').startActiveSpan('a call', work);
  return { exporter, within };
}

it('has the error code of a statement that fails, but not its message, which may have a value', async () => {
  const { exporter, within } = tracing();
  const fail = () =>
    Promise.reject(Object.assign(new Error('Key (email)=(ana@example.com) exists'), { code: '23505' }));
  await expect(within(() => tracedQuery('insert into account values ($1)', fail))).rejects.toThrow('exists');
  const [span] = exporter.getFinishedSpans();
  expect(span!.attributes['error.type']).toBe('23505');
  expect(JSON.stringify([span!.attributes, span!.status, span!.events])).not.toContain('ana');
});

it('traces the first 200 statements of a call or job, and none outside of one', async () => {
  const { exporter, within } = tracing();
  const run = () => tracedQuery('select 1', () => Promise.resolve(1));
  await run();
  expect(exporter.getFinishedSpans()).toEqual([]);
  expect(await within(() => Promise.all(Array.from({ length: 250 }, run)))).toHaveLength(250);
  expect(exporter.getFinishedSpans()).toHaveLength(200);
});
