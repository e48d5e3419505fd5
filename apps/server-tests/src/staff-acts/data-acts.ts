import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ActStage, StaffActs } from './act.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A file of plates as an import and as its only part. */
function plates() {
  const bytes = new TextEncoder().encode(
    `plate,state,make,model,source\n${crypto.randomUUID().slice(0, 8)},TX,Honda,Civic,Own\n`,
  );
  const hash = hashOf(bytes);
  const fingerprint = hashOf(hash).toString('hex');
  return {
    bytes,
    hash: hash.toString('hex'),
    begin: { kind: 'plates', name: 'plates.csv', size: bytes.byteLength, fingerprint },
  };
}

/** Starts an import and uploads its file. @returns its id */
export async function uploaded({ act, ask, staff }: ActStage): Promise<string> {
  const { bytes, hash, begin } = plates();
  const { data } = await act('/api-cwa/staff/import/begin', begin);
  const { id } = (data as { import: { id: string } }).import;
  const body = new FormData();
  for (const [name, value] of Object.entries({ id, part: '0', sha256: hash })) body.append(name, value);
  body.append('bytes', new Blob([bytes]), 'part');
  await ask({ method: 'POST', path: '/api-cwa/staff/import/part' }, { token: staff.token, body });
  return id;
}

/** A record with its own source. */
async function keptRecord({ database }: ActStage) {
  const source = `County ${crypto.randomUUID()}`;
  await sql`insert into history_source (name) values (${source})`.execute(database.kysely);
  await sql`insert into history_event (source, record_id, vin, kind, date, confidence, sample, detail)
    values (${source}, 'r1', '1HGCM82633A004352', 'damage', '2020', 'reported', false, '{}')`.execute(database.kysely);
  return { source, record_id: 'r1' };
}

const onRecord = async (stage: ActStage, what: string, more: object) => {
  const record = await keptRecord(stage);
  return () => stage.act(`/api-cwa/staff/history/record/${what}`, { ...record, reason: 'Disputed', ...more });
};

/** A mapping to save under a new name. */
const mappingNamed = (name: string) => ({
  name,
  seen_version: 0,
  text: JSON.stringify({
    ...{ source: 'County', vin: { column: 'VIN' }, record_id: { columns: ['Lot'] } },
    events: [{ kind: 'sale', date: { column: 'Sold', formats: ['us'] } }],
  }),
});

/** Acts on data shared by all brands, and on failed VINs. */
export const DATA_ACTS: StaffActs = {
  'data.beginImport': ({ act }) => Promise.resolve(() => act('/api-cwa/staff/import/begin', plates().begin)),
  'data.startImport': async (stage) => {
    const id = await uploaded(stage);
    return () => stage.act('/api-cwa/staff/import/start', { id, mode: 'check' });
  },
  'data.undoImport': async (stage) => {
    const id = await uploaded(stage);
    await sql`update data_import set kind = 'history', mode = 'run', state = 'done', ended_at = now() where id = ${id}`.execute(
      stage.database.kysely,
    );
    return () => stage.act('/api-cwa/staff/import/undo', { id, reason: 'Wrong file' });
  },
  'data.cancelImport': async (stage) => {
    const id = await uploaded(stage);
    return () => stage.act('/api-cwa/staff/import/cancel', { id });
  },
  'data.syncOpenData': ({ act }) => Promise.resolve(() => act('/api-cwa/staff/open-data/sync', { name: 'recalls' })),
  'data.rollBackOpenData': async ({ act, database }) => {
    const loaded_at = new Date().toISOString();
    const previous = { release: null, as_of: null, rows: 1, refused: 0, loaded_at, files: [], version: 1 };
    await sql`
      insert into data_open_source (name, rows, refused, loaded_at, version, previous)
      values ('canada-recalls', 2, 0, ${loaded_at}, 1, ${JSON.stringify(previous)})
      on conflict (name) do update set rows = excluded.rows, refused = 0, loaded_at = excluded.loaded_at, version = 1,
        previous = excluded.previous, run_id = null`.execute(database.kysely);
    await sql`update recall_slot set slot = 2, previous = 3 where name = 'canada-recalls'`.execute(database.kysely);
    return () => act('/api-cwa/staff/open-data/roll-back', { name: 'canada-recalls', loaded_at });
  },
  'history.hideRecord': (stage) => onRecord(stage, 'hide', { hidden: true }),
  'history.withdrawRecord': (stage) => onRecord(stage, 'withdraw', { withdrawn: true }),
  'history.correctRecord': (stage) => onRecord(stage, 'correct', { correction: { date: '2019' } }),
  'history.deleteRecord': (stage) => onRecord(stage, 'delete', {}),
  'history.removeSource': async (stage) => {
    const { source } = await keptRecord(stage);
    return () => stage.act('/api-cwa/staff/history/source/remove', { name: source, reason: 'Contract ended' });
  },
  'history.saveMapping': ({ act }) =>
    Promise.resolve(() => act('/api-cwa/staff/history/mapping/save', mappingNamed('kept'))),
  'history.removeMapping': async ({ act }) => {
    await act('/api-cwa/staff/history/mapping/save', mappingNamed('gone'));
    return () => act('/api-cwa/staff/history/mapping/remove', { name: 'gone', reason: 'Contract ended' });
  },
  'vehicle.staffHandleVin': async ({ act, form }) => {
    const vin = `ZZZ${String(Date.now()).padStart(14, '0')}`;
    await form('/api-cwa/error_vin', { vin });
    return () => act('/api-cwa/staff/vin/handle', { vin, handled: true, note: 'A trailer' });
  },
};
