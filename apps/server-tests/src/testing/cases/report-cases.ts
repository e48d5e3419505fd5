import { seedSampleHistory } from '@vinlore/report-server';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { changedByItsOwnerOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

/** A sample car that has records. */
const VIN = '4T1BF1FK0CU000000';

/** A report of the member. @returns its number */
async function reportOf(stage: Stage, token: string): Promise<string> {
  await seedSampleHistory(stage.database);
  const { data } = await stage.form('/api-cwa/generate-report', { vin: VIN }, { token });
  return (data as { id: string }).id;
}

const linkTo = async (stage: Stage, token: string) => {
  const request = { id: await reportOf(stage, token), days: 7, hidden: [], hide_vin: true, hide_mileage: false };
  return ((await post(stage, '/api/user/share-report', request, { token })).data as { id: string }).id;
};

/** Using someone else's report as the cursor reveals nothing about it. */
const listedAfter = (path: `/${string}`) => async (stage: Stage) => {
  const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
  const [theirs, own] = [await reportOf(stage, owner.token), await reportOf(stage, stranger.token)];
  const list = await stage.form(path, { cursor: theirs }, { token: stranger.token });
  const ids = (list.data as { reports: { id: string }[] }).reports.map(({ id }) => id);
  expect(ids).not.toContain(theirs);
  expect(ids.every((id) => id === own)).toBe(true);
};

/** A call on a report by number. */
const ownReportOnly =
  (path: string, more: object = {}) =>
  async (stage: Stage) => {
    const id = await reportOf(stage, (await stage.login('member')).token);
    await changedByItsOwnerOnly(stage, (asking: Asking) => post(stage, path, { id, ...more }, asking));
  };

/** Reports and their share links. */
export const REPORT_CASES: ObjectCases = {
  'report.list': listedAfter('/api-cwa/report-lists'),
  'report.filterList': listedAfter('/api-cwa/filter_report_lists'),
  'report.own': ownReportOnly('/api/user/report'),
  'report.shares': ownReportOnly('/api/user/report-shares'),
  'report.share': ownReportOnly('/api/user/share-report', {
    days: 1,
    hidden: [],
    hide_vin: false,
    hide_mileage: false,
  }),
  'report.dispute': ownReportOnly('/api/user/dispute-record', { record: 'e1', message: 'Not this car.' }),

  'report.revokeShare': async (stage) => {
    const id = await linkTo(stage, (await stage.login('member')).token);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/revoke-share', { id }, asking));
  },

  // Anyone with the printed report may look, in its own brand; it names no one.
  'report.page': async (stage) => {
    const path = `/api-cwa/report-page?id=${await reportOf(stage, (await stage.login('member')).token)}`;
    const shown = await get(stage, path);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(VIN);
    expect(shown.text).not.toMatch(/member@example\.com|account/);
    expect((await get(stage, path, { brand: 'other' })).status).toBe(404);
  },

  // The signature from the owner's page opens it; no signature, another report's, or another brand don't.
  'report.bought': async (stage) => {
    const { token } = await stage.login('member');
    const id = await reportOf(stage, token);
    const path = `/api-cwa/bought-report?id=${id}`;
    expect((await get(stage, `${path}&signature=forged`)).status).toBe(403);
    const { data } = await stage.form('/api-cwa/report-lists', {}, { token });
    const [{ pdf_url }] = (data as { reports: [{ pdf_url: string }] }).reports;
    const signature = new URL(pdf_url, 'http://one').searchParams.get('signature')!;
    const signed = `${path}&signature=${encodeURIComponent(signature)}`;
    const shown = await get(stage, signed);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account_id/);
    expect((await get(stage, signed, { brand: 'other' })).status).toBe(404);
    const other = `${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`;
    expect((await get(stage, signed.replace(id, other))).status).toBe(403);
  },

  // The same signature creates a share link; it can neither end nor list any.
  'report.shareBought': async (stage) => {
    const { token } = await stage.login('member');
    const id = await reportOf(stage, token);
    const { data } = await stage.form('/api-cwa/report-lists', {}, { token });
    const [{ pdf_url }] = (data as { reports: [{ pdf_url: string }] }).reports;
    const signature = new URL(pdf_url, 'http://one').searchParams.get('signature')!;
    const share = (signed: string, asking: Asking = {}) => {
      const how = { days: 1, hidden: [], hide_vin: false, hide_mileage: false };
      return post(stage, '/api-cwa/share-bought-report', { id, signature: signed, ...how }, asking);
    };
    expect((await share('forged')).status).toBe(403);
    expect((await share(signature, { brand: 'other' })).status).not.toBe(200);
    expect((await share(signature)).status).toBe(200);
  },

  // Anyone with the link may look, in its own brand; it names no one, and hides the car's VIN if masked.
  'report.shared': async (stage) => {
    const path = `/api-cwa/vehicle-check?id=${await linkTo(stage, (await stage.login('member')).token)}`;
    const shown = await get(stage, path);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(new RegExp(`member@example\\.com|account|${VIN}`));
    expect((await get(stage, path, { brand: 'other' })).status).toBe(404);
  },
};
