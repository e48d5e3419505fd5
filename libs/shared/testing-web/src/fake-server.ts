import { createApiClient } from '@vinlore/api-client';
import {
  type Call,
  commonAnswers,
  type Endpoint,
  failed,
  type GivenOf,
  type ParsedOf,
  pathsOf,
  REQUEST_ID_HEADER,
  type Status,
  succeeded,
} from '@vinlore/contract';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';

/** A fake refusal: a status the row declares, and a message. */
export class FakeRefusal {
  constructor(
    readonly status: Status,
    readonly message: string,
    readonly data?: unknown,
  ) {}
}

/** Makes a rule answer with a refusal. */
export function refused(status: Status, message: string, data?: unknown): FakeRefusal {
  return new FakeRefusal(status, message, data);
}

/** A success with a message from the server. */
export class FakeSaying<Data> {
  constructor(
    readonly data: Data,
    readonly words: string | undefined,
  ) {}
}

/** Makes a rule answer with data and a message. */
export function saying<Data>(data: Data, words: string): FakeSaying<Data> {
  return new FakeSaying(data, words);
}

/** Simulates a connection lost before any response. */
export function connectionLost(): never {
  throw new TypeError('Failed to fetch');
}

/** Never resolves, so the screen stays in its loading state. */
export function noAnswerYet(): Promise<never> {
  return new Promise(() => {});
}

type Answer<Row extends Endpoint> = GivenOf<Row> | FakeSaying<GivenOf<Row>> | FakeRefusal;

/** Answers a row. The input is what the server would have parsed. */
type Answerer<Row extends Endpoint> = (input: ParsedOf<Row>, headers: Headers) => Answer<Row> | Promise<Answer<Row>>;

/** A row and its fake answer. */
export interface Rule {
  readonly row: Endpoint;
  readonly answer: (input: Record<string, unknown>, headers: Headers) => unknown;
}

/** Pairs a row with its fake answer; the row determines the types. */
export function on<Row extends Endpoint>(row: Row, answer: Answerer<Row>): Rule {
  return { row, answer: answer as Rule['answer'] };
}

/** A request that the fake received. */
export interface SeenRequest {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** A fake network that checks every message against the contract. */
export interface FakeServer {
  readonly call: Call;
  /** The requests, in order. */
  readonly requests: SeenRequest[];
  /** For a test that creates its own client. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

function fieldsOf(row: Endpoint, url: URL, body: BodyInit | null | undefined): Record<string, unknown> {
  switch (row.encoding) {
    case 'none':
      return {};
    case 'raw':
      throw new Error(`${row.name} is called by other products, never by a screen.`);
    case 'query':
      return Object.fromEntries(url.searchParams);
    case 'json':
      return JSON.parse(String(body)) as Record<string, unknown>;
    case 'form':
    case 'multipart':
      return Object.fromEntries(body as URLSearchParams | FormData as Iterable<[string, unknown]>);
  }
}

function answerOf(row: Endpoint, answer: unknown): Response {
  const json = { 'content-type': 'application/json', [REQUEST_ID_HEADER]: 'test' };
  if (answer instanceof FakeRefusal) {
    if (!(answer.status in { ...commonAnswers(row), ...row.answers }))
      throw new Error(`${row.name} never answers ${answer.status}; its row does not say so.`);
    const body = JSON.stringify(failed(answer.message, 'test', answer.data));
    return new Response(body, { status: answer.status, headers: json });
  }
  if (row.answers[200]?.media) {
    if (!(answer instanceof Blob)) throw new Error(`${row.name} answers a file.`);
    return new Response(answer, { status: 200, headers: { ...json, 'content-type': row.answers[200].media } });
  }
  const schema = row.answers[200]?.data;
  if (!schema) throw new Error(`${row.name} answers no data.`);
  const { data, words } = answer instanceof FakeSaying ? answer : new FakeSaying(answer, undefined);
  v.parse(schema, data);
  return new Response(JSON.stringify(succeeded(data, words)), { status: 200, headers: json });
}

/**
 * Creates a fake network for component tests. Requests and responses are checked against their row; a violation of the
 * contract fails the test, whatever the screen does with it.
 *
 * @param rules each `on(row, answer)`; a call without a rule fails the test
 * @param token sent by the client for rows that require one
 */
export function fakeServer(rules: readonly Rule[], token: string | null = 'test-token'): FakeServer {
  const requests: SeenRequest[] = [];
  const breaches: unknown[] = [];
  const checked = <T>(check: () => T): T => {
    try {
      return check();
    } catch (breach) {
      breaches.push(breach);
      throw breach;
    }
  };
  onTestFinished(() => {
    if (breaches.length > 0) throw breaches[0];
  });

  const fetch: FakeServer['fetch'] = async (address, init) => {
    const url = new URL(address, 'http://test.localhost');
    const headers = new Headers(init.headers);
    const { rule, input } = checked(() => {
      const rule = rules.find(({ row }) => row.method === init.method && pathsOf(row).includes(url.pathname));
      if (!rule) throw new Error(`No answer was given for ${init.method} ${url.pathname}.`);
      const parsed = v.parse(rule.row.request, fieldsOf(rule.row, url, init.body));
      return { rule, input: parsed };
    });
    requests.push({ name: rule.row.name, input, headers });
    const answer = await rule.answer(input, headers);
    return checked(() => answerOf(rule.row, answer));
  };
  return { requests, fetch, call: createApiClient({ base: '', site: 'test.localhost', token: () => token, fetch }) };
}
