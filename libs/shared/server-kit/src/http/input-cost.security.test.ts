import { endpoint, success, VALUE_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { newCookieKey, textSigner } from '../keys/keys.ts';
import { createLogger } from '../logging.ts';
import { createSecurityLog } from '../security-events/security-log.ts';
import { testApi } from '../testing/test-api.ts';
import { readInput } from './read-input.ts';

const MEGABYTE = 1_048_576;

/** The row with the largest body limit: input rejected here is rejected by every row. */
const wide = endpoint({
  name: 't.wide',
  summary: '',
  method: 'POST',
  path: '/api/wide',
  encoding: 'json',
  auth: 'none',
  bodyLimit: 2 * MEGABYTE,
  request: v.strictObject({ vin: v.pipe(v.string(), v.maxLength(17)) }),
  answers: { 200: success('', v.unknown()) },
});
const wideForm = endpoint({ ...wide, name: 't.wideForm', path: '/api/wide-form', encoding: 'multipart' });

const text = { t: (key: string) => key, has: () => false } as never;
const refusalOf = async (row: typeof wide | typeof wideForm, type: string, body: string) => {
  const request = new Request('http://open.localhost/api/wide', { method: 'POST', body });
  const header = (name: string) => (name === 'content-type' ? type : undefined);
  const refused = await readInput(row, request, header, text).then(
    () => 'taken',
    (error: Error) => error.message,
  );
  return { refused };
};

describe('rejecting bad input is cheap', () => {
  it('rejects a megabyte of zeros in a list before parsing it', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const body = `{"vin":[${'0,'.repeat(MEGABYTE / 2 - 10)}0]}`;
    expect((await refusalOf(wide, 'application/json', body)).refused).toBe('kit.tooManyValues');
    expect(parse.mock.calls.some(([text]) => text === body)).toBe(false);
    parse.mockRestore();
  });

  it.each([
    ['a megabyte of opening brackets', `{"vin":${'['.repeat(MEGABYTE)}`, 'kit.tooDeep'],
    ['a megabyte of empty objects', `{"vin":[${'{},'.repeat(MEGABYTE / 3)}{}]}`, 'kit.tooManyValues'],
    ['a megabyte of fields', `{${'"a":1,'.repeat(MEGABYTE / 6)}"vin":1}`, 'kit.tooManyValues'],
    ['the same field 4,000 times', `{${'"vin":"x",'.repeat(4_000)}"vin":[]}`, 'kit.invalidPlain'],
    ['one text of a megabyte', `{"vin":"${'x'.repeat(MEGABYTE)}"}`, 'kit.invalidPlain'],
    ['a megabyte of backslashes and quotes', `{"vin":"${'\\\\\\"'.repeat(MEGABYTE / 4)}"}`, 'kit.invalidPlain'],
  ])('%s', async (_what, body, message) => {
    expect((await refusalOf(wide, 'application/json', body)).refused).toBe(message);
  });

  it('rejects a form of thousands of fields before parsing it', async () => {
    const pairs = 'a=1&'.repeat(10_000);
    expect((await refusalOf(wideForm, 'application/x-www-form-urlencoded', pairs)).refused).toBe('kit.tooManyFields');
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    const parts = `${part.repeat(20_000)}--x--`;
    const refused = await refusalOf(wideForm, 'multipart/form-data; boundary=x', parts);
    expect(refused.refused).toBe('kit.tooManyFields');
    expect((await refusalOf(wideForm, 'multipart/form-data; boundary="x"', parts)).refused).toBe('kit.tooManyFields');
  });

  it('limits a urlencoded form to 64 KB, however large a file the row accepts', async () => {
    const spaces = `a=${'+'.repeat(MEGABYTE)}`;
    expect((await refusalOf(wideForm, 'application/x-www-form-urlencoded', spaces)).refused).toBe('kit.bodyTooLarge');
  });

  it('rejects a part with a megabyte of headers before parsing it', async () => {
    for (const head of ['A: b\r\n'.repeat(MEGABYTE / 6), `A: ${'b'.repeat(MEGABYTE)}\r\n`]) {
      const { refused } = await refusalOf(wideForm, 'multipart/form-data; boundary=x', `--x\r\n${head}\r\n1\r\n--x--`);
      expect(refused).toBe('kit.malformedForm');
    }
  });

  it('rejects a compressed body, whatever it would expand to', async () => {
    const { ask } = await testApi();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await ask('/api/json', { method: 'POST', body: '{"name":"a"}', headers })).status).toBe(415);
  });

  it('accepts up to the maximum number of values', async () => {
    const { ask } = await testApi();
    const send = async (count: number) => {
      const body = JSON.stringify({ name: 'a', more: Array(count).fill(0) });
      return (await ask('/api/json', { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status;
    };
    expect([await send(VALUE_LIMIT - 10), await send(VALUE_LIMIT)]).toEqual([200, 400]);
  });
});

it("input that our clients never send is logged as a security event; a user's mistake is not", async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const security = createSecurityLog({ log, signer: textSigner([newCookieKey()]) });
  const { ask } = await testApi({ security });
  const send = (body: string, type = 'application/json') =>
    ask('/api/json', { method: 'POST', body, headers: { 'content-type': type } });
  for (const honest of ['{}', '{"name":""}']) await send(honest);
  expect(lines).toEqual([]);
  await send('{"name":"a","role":"owner"}');
  await send('{"name":["a"]}');
  await send('{"name":"a\\u0000"}');
  await send('x'.repeat(100_000));
  await send('name=a', 'text/plain');
  const kinds = lines.map((line) => JSON.parse(line) as Record<string, string>).map(({ event, kind }) => [event, kind]);
  expect(kinds).toEqual(
    ['strict_object', 'string', 'characters', 'size', 'encoding'].map((kind) => ['input.refused', kind]),
  );
});
