import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import { forItsBrandsStaffOnly, get, type ObjectCases, post, type Stage } from '../object-stage.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Starts an import at the desk of the brand `open`. @returns its id and its only part */
async function begun(stage: Stage) {
  const { token } = await stage.login('staff');
  const bytes = new TextEncoder().encode(`plate,state,make,model,source\nA${Date.now()},TX,Honda,Civic,Own\n`);
  const sha256 = hashOf(bytes).toString('hex');
  const fingerprint = hashOf(hashOf(bytes)).toString('hex');
  const file = { kind: 'plates', name: 'plates.csv', size: bytes.byteLength, fingerprint };
  const { data } = await post(stage, '/api-cwa/staff/import/begin', file, { token });
  const { id } = (data as { import: { id: string } }).import;
  const send = (asking: Asking) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ id, part: '0', sha256 })) body.append(name, value);
    body.append('bytes', new Blob([bytes]), 'part');
    return stage.ask({ method: 'POST', path: '/api-cwa/staff/import/part' }, { ...asking, body });
  };
  return { id, send };
}

/** A finished history import. */
async function begunHistory(stage: Stage) {
  const { id } = await begun(stage);
  await sql`update data_import set kind = 'history', mode = 'run', state = 'done' where id = ${id}`.execute(
    stage.database.kysely,
  );
  return { id };
}

const reads = (path: string) => async (stage: Stage) => {
  const { id } = await begun(stage);
  await forItsBrandsStaffOnly(stage, (asking) => get(stage, `${path}?id=${id}`, asking));
};

/** A record of imported history is shared by all brands: staff of any brand may change it, members may not. */
const onRecord = (what: string, more: object) => async (stage: Stage) => {
  const source = `County ${crypto.randomUUID()}`;
  await sql`insert into history_source (name) values (${source})`.execute(stage.database.kysely);
  await sql`insert into history_event (source, record_id, vin, kind, date, confidence, sample, detail)
    values (${source}, 'r1', '1HGCM82633A004352', 'damage', '2020', 'reported', false, '{}')`.execute(
    stage.database.kysely,
  );
  const request = { source, record_id: 'r1', reason: 'Disputed', ...more };
  const act = (asking: Asking) => post(stage, `/api-cwa/staff/history/record/${what}`, request, asking);
  expect((await act({ token: (await stage.login('member')).token })).status, 'a member').toBe(403);
  const elsewhere = await stage.login('staff', 'other');
  expect((await act({ token: elsewhere.token, brand: 'other' })).status, 'staff of another brand').toBe(200);
};

/** Imports at the desk. Their data is shared by all brands; the import log is each desk's own. */
export const DATA_CASES: ObjectCases = {
  'data.imports': async (stage) => {
    const { id } = await begun(stage);
    const elsewhere = { token: (await stage.login('staff', 'other')).token, brand: 'other' } as const;
    const list = await get(stage, '/api-cwa/staff/imports', elsewhere);
    expect(list.text).not.toContain(id);
    const rest = await get(stage, `/api-cwa/staff/imports?cursor=${id}`, elsewhere);
    expect(rest.data).toMatchObject({ imports: [] });
  },
  'data.import': reads('/api-cwa/staff/import'),
  'data.importFaults': reads('/api-cwa/staff/import/faults'),
  'data.importFaultsFile': reads('/api-cwa/staff/import/faults-csv'),
  'data.weighUndo': async (stage) => {
    const { id } = await begunHistory(stage);
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, `/api-cwa/staff/import/undo-weight?id=${id}`, asking));
  },
  'data.undoImport': async (stage) => {
    const { id } = await begunHistory(stage);
    const request = { id, reason: 'Wrong file' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/import/undo', request, asking));
  },
  'data.importPart': async (stage) => {
    const { send } = await begun(stage);
    await forItsBrandsStaffOnly(stage, send);
  },
  'data.startImport': async (stage) => {
    const { id, send } = await begun(stage);
    await send({ token: (await stage.login('staff')).token });
    const request = { id, mode: 'check' };
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/import/start', request, asking));
  },
  'data.cancelImport': async (stage) => {
    const { id } = await begun(stage);
    await forItsBrandsStaffOnly(stage, (asking) => post(stage, '/api-cwa/staff/import/cancel', { id }, asking));
  },

  'history.hideRecord': onRecord('hide', { hidden: true }),
  'history.withdrawRecord': onRecord('withdraw', { withdrawn: true }),
  'history.correctRecord': onRecord('correct', { correction: { date: '2019' } }),
  'history.deleteRecord': onRecord('delete', {}),

  'vehicle.staffVins': async (stage) => {
    const vin = `1ZZ${String(Date.now()).padStart(14, '0')}`;
    await stage.form('/api-cwa/error_vin', { vin }, {});
    const list = async (brand: 'open' | 'other', query: string) =>
      get(stage, `/api-cwa/staff/vins?${query}`, { token: (await stage.login('staff', brand)).token, brand });
    expect((await list('open', 'search=1ZZ')).text).toContain(vin);
    expect((await list('other', 'search=1ZZ')).text).not.toContain(vin);
    expect((await list('other', `cursor=${encodeURIComponent(`9 ${vin}`)}`)).text).not.toContain(vin);
  },
};
