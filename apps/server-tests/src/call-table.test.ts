import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Endpoint, ignoresInput, namesInput, pathsOf } from '@vinlore/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestProduct } from './testing/test-product.ts';

const { product, close } = await openTestProduct();
afterAll(close);
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

const document = readFileSync(fileURLToPath(new URL('../../../docs/specification.md', import.meta.url)), 'utf8');
const below = (heading: string) => document.split(`\n${heading}\n`)[1]?.split('\n#')[0] ?? '';

/** Paths of calls that the table lists without one (docs/decisions.md §3). */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  register: ['POST /api-cwa/register', 'POST /landing/app-customer-register'],
  'reset password': ['POST /api-cwa/reset-password'],
  'change password': ['POST /api-cwa/change-password'],
  'GET vhr plans and sticker plans': ['GET /api-cwa/plans', 'GET /api-cwa/sticker-plans'],
  'POST total orders': ['POST /api-cwa/total-orders'],
  'POST generate report': ['POST /api-cwa/generate-report'],
  'POST generate sticker': ['POST /api-cwa/generate-sticker'],
  'GET decode license plate': ['GET /api-cwa/license_plate_decode'],
  'dealer register': ['POST /api-cwa/dealer-register'],
  'payment update': ['POST /api-cwa/payment-update'],
  'buy plan': ['cwa_register', 'cwa_sticker_registration'].map((path) => `POST /api-cwa/${path}`),
  'sticker by year/make/model/trim': ['POST /api-cwa/get-ymmtsticker-autoblog'],
  'autoblog data': ['POST /api-cwa/get-autoblog-data'],
  'forum sticker data': ['POST /api-cwa/get-vymmtautoblog-forumData'],
};

/** Calls open to visitors as well as members (docs/decisions.md §4): the header is optional. */
const FOR_VISITORS_TOO = new Set(['catalogue.autoblog', 'catalogue.autoloading', 'catalogue.forum']);

/** Names in code spans of a text, without parentheses, values, and headers. */
const fieldsOf = (text: string) =>
  [...text.replace(/\([^)]*\)|`yes`\/`no`|header `uri`|`bearer`/g, '').matchAll(/`([^`=]+)(?:=[^`]*)?`/g)].map(
    ([, name]) => name!,
  );

const table = below('## 7. Calls')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Method )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, call = '', payload = '']) => {
    const [, method, list] = /^(GET|POST) (`.*)$/.exec(call) ?? [];
    const shown = [...(list ?? '').matchAll(/`(?:\{content host\})?\/?([^`]+)`/g)].map(
      ([, path]) => `${method} /${path}`,
    );
    return { call, payload, paths: DECIDED[call] ?? shown };
  });

/** Rows of the contract for the call. */
const answering = (paths: readonly string[]) =>
  paths.map((path) => rows.find((row) => pathsOf(row).some((each) => `${row.method} ${each}` === path)));

const takes = (row: Endpoint | undefined, name: string) =>
  row !== undefined && (namesInput(row, name) || ignoresInput(row, name));

describe('spec §7: inputs of each call in the table', () => {
  it('finds the table', () => expect(table).toHaveLength(40));

  it.each(table)('$call: its fields, encoding, and headers', ({ payload, paths }) => {
    const found = answering(paths);
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) {
      expect(row, paths.join()).toBeDefined();
      expect(fieldsOf(payload.replace(/^(?:query )?filters.*/, '')).filter((name) => !takes(row, name))).toEqual([]);
      const [encoding] = /^(?:form|multipart|json|query)\b/.exec(payload.replace('`bearer`; ', '')) ?? [];
      if (encoding === 'form' || encoding === 'multipart') expect(['form', 'multipart']).toContain(row?.encoding);
      else if (encoding !== undefined) expect(row?.encoding).toBe(encoding);
      if (payload.includes('`bearer`'))
        expect(row?.auth).toBe(FOR_VISITORS_TOO.has(row?.name ?? '') ? 'none' : 'bearer');
      if (payload.includes('header `uri`'))
        expect([row?.site, row?.auth]).toEqual([true, expect.stringMatching(/none|gate/)]);
    }
  });
});

describe('spec §3: fields of each payload', () => {
  it.each([
    ['### Profile update payload', ['POST /api/user/update-profile']],
    ['### Dealer registration', DECIDED['dealer register']!],
    ['### Plan purchase', DECIDED['buy plan']!],
    ['### Subscription cancellation', ['POST /api/user/cancel-subscription']],
    ['### Coupon validation', ['POST /api/validate-coupon']],
    ['### Feedback submission', ['POST /api-cwa/create_feedback']],
    ['### Support ticket', ['POST /api-cwa/create_support_ticket']],
    ['### Account deletion request', ['POST /api/user/delete']],
  ] as const)('%s: each is taken by its call', (heading, paths) => {
    const fields = fieldsOf(below(heading).trim().split('\n\n')[0]!);
    expect(fields.length).toBeGreaterThan(1);
    for (const row of answering(paths)) expect(fields.filter((name) => !takes(row, name))).toEqual([]);
  });

  it('docs/decisions.md §2: every call that takes a vehicle accepts every vehicle input', () => {
    const inputs = fieldsOf(below('### Vehicle inputs'));
    expect(inputs).toHaveLength(11);
    const ofVehicles = table
      .map(({ paths }) => answering(paths))
      .flat()
      .filter((row) => takes(row, 'vin') && takes(row, 'make'));
    expect(ofVehicles.length).toBeGreaterThan(10);
    expect(
      ofVehicles.flatMap((row) => inputs.filter((name) => !takes(row, name)).map((name) => `${row?.name} ${name}`)),
    ).toEqual([]);
  });
});
