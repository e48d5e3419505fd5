import { Readable } from 'node:stream';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownPages } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { postedFields } from './posted-fields.ts';

const brand = testBrand({ key: 'open' });
const [host] = brand.domains as [string];
const isOwnPage = ownPages((asked) => (asked === host ? brand : null), { secure: true });
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host };

/** Posts a body to a page; returns the parsed fields and a rejection's status. */
async function post(headers: Record<string, string>, body = 'form=contact&email=ana%40example.com') {
  let status = 0;
  const response = { writeHead: (given: number) => (status = given), end: () => undefined } as unknown;
  const request = Object.assign(Readable.from([Buffer.from(body)]), { method: 'POST', headers }) as unknown;
  const fields = await postedFields(brand, request as IncomingMessage, response as ServerResponse, isOwnPage);
  return { fields: fields && Object.fromEntries(fields), status };
}

describe('docs/decisions.md §2: forms posted to pages without JavaScript', () => {
  it('accepts the fields of a form posted by one of our pages', async () => {
    expect(await post({ ...FORM, 'sec-fetch-site': 'same-origin' })).toEqual({
      fields: { form: 'contact', email: 'ana@example.com' },
      status: 0,
    });
  });

  it('checks Origin if the browser sends no Sec-Fetch-Site', async () => {
    expect((await post({ ...FORM, origin: `https://${host}` })).fields).not.toBeNull();
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: `https://${host}` }],
    ['a neighbor of our site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin, as of a sandboxed frame', { origin: 'null' }],
    ['nobody', {}],
  ])('rejects a form from %s', async (_, headers) => {
    expect(await post({ ...FORM, ...headers })).toEqual({ fields: null, status: 403 });
  });

  it("rejects a body that isn't a form or is longer than any of ours", async () => {
    const ours = { host, 'sec-fetch-site': 'same-origin' };
    expect(await post({ ...ours, 'content-type': 'text/plain' })).toEqual({ fields: null, status: 415 });
    expect(await post({ ...FORM, ...ours }, `message=${'a'.repeat(70_000)}`)).toEqual({ fields: null, status: 413 });
  });
});
