import type { GarageLink, PublicEntry } from '@vinlore/garage-domain';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, createGarageApi, vinOf } from '../testing/garage-api.ts';

const api = await createGarageApi();
const { ask, get, saved, stage, database } = api;
afterAll(() => database.drop());

const VIN = vinOf(1);
const NONE = {
  vehicle_ids: null,
  nickname: false,
  full_vin: false,
  mileage: false,
  documents: false,
  notes: false,
  costs: false,
};
const ALL = {
  vehicle_ids: null,
  nickname: true,
  full_vin: true,
  mileage: true,
  documents: true,
  notes: true,
  costs: true,
};

beforeEach(async () => {
  await sql`delete from garage_vehicle`.execute(database.kysely);
  await sql`delete from garage_link`.execute(database.kysely);
  const id = await saved(VIN);
  await ask('/api/user/garage-change', { id, nickname: 'Bluebird', notes: 'Buried <b>gold</b>', mileage: 61_234 });
  const spent = { day: '2026-01-05', kind: 'fuel', amount: 4512, odometer: 60_234, note: 'Cheap tank' };
  await ask('/api/user/garage-expense', { vehicle_id: id, id: crypto.randomUUID(), ...spent });
  stage.documents = [{ vin: VIN, kind: 'report', id: 'REPO-RTNU-MBER', made_at: '2026-11-01T00:00:00Z' }];
});

const keep = async (shows: object, token?: string) =>
  (await ask('/api/user/garage-link-keep', shows, token)).data as GarageLink;
const tokenOf = ({ url }: GarageLink) => url.split('/').at(-1)!;
const end = (token?: string) => ask('/api/user/garage-link-end', {}, token);
const look = (token: string, brand = 'one') => get(`/api-cwa/garage?id=${encodeURIComponent(token)}`, brand);

describe('a public garage sends only what its owner allows', () => {
  it('includes everything when everything is allowed, so the tests below search for real values', async () => {
    const { body, data } = await look(tokenOf(await keep(ALL)));
    for (const word of [VIN, 'Bluebird', 'Buried', '61234', 'REPO-RTNU-MBER', '4512']) expect(body).toContain(word);
    expect((data as { vehicles: PublicEntry[] }).vehicles[0]!.costs).toEqual([
      { currency: 'USD', total: 4512, per_unit: 4.512 },
    ]);
  });

  it('includes only the vehicle and the start of its VIN when nothing is allowed', async () => {
    const { body } = await look(tokenOf(await keep(NONE)));
    for (const word of [VIN, VIN.slice(11), 'Bluebird', 'Buried', '61234', '60234', 'REPO-RTNU-MBER', '4512'])
      expect(body).not.toContain(word);
    expect(body).toContain('2003 Honda Accord EX');
    expect(body).toContain(`"${VIN.slice(0, 11)}••••••"`);
  });

  it('never includes the owner, a single expense, or an id that works in another call', async () => {
    const { body } = await look(tokenOf(await keep(ALL)));
    expect(body).not.toMatch(new RegExp(`${ACCOUNTS.member}|member@|account|Cheap tank|"id":"[0-9a-f]{8}-`));
  });

  it('omits documents while the VIN is masked, because verifying one reveals the full VIN', async () => {
    const { body } = await look(tokenOf(await keep({ ...ALL, full_vin: false })));
    expect(body).not.toContain('REPO-RTNU-MBER');
    expect(body).not.toContain(VIN);
  });

  it("doesn't read documents for a link that shows none", async () => {
    const token = tokenOf(await keep({ ...NONE, nickname: true, documents: true }));
    stage.askedDocuments = 0;
    expect((await look(token)).body).toContain('Bluebird');
    expect(stage.askedDocuments).toBe(0);
    await keep({ ...NONE, full_vin: true, documents: true });
    await look(token);
    expect(stage.askedDocuments).toBe(1);
  });

  it('shows nothing while its owner is suspended, and the same as before afterwards', async () => {
    const token = tokenOf(await keep(ALL));
    stage.suspended.add(ACCOUNTS.member);
    const closed = await look(token);
    expect([closed.status, closed.body]).toEqual([404, (await look('x'.repeat(token.length))).body]);
    stage.suspended.clear();
    expect((await look(token)).body).toContain('Bluebird');
  });

  it('applies changes immediately under the same link', async () => {
    const token = tokenOf(await keep(ALL));
    expect(tokenOf(await keep({ ...ALL, notes: false }))).toBe(token);
    expect((await look(token)).body).not.toContain('Buried');
  });
});

describe('a public garage shows the vehicles its owner selected', () => {
  const OTHER = vinOf(2);
  const vinsOf = async (token: string) =>
    ((await look(token)).data as { vehicles: PublicEntry[] }).vehicles.map(({ vin }) => vin);

  it('includes all current and future vehicles if the owner chose that', async () => {
    const token = tokenOf(await keep(ALL));
    await saved(OTHER);
    expect((await vinsOf(token)).toSorted()).toEqual([OTHER, VIN].toSorted());
  });

  it('excludes all others, old and new', async () => {
    const chosen = await saved(OTHER);
    const link = await keep({ ...ALL, vehicle_ids: [chosen] });
    expect(link.vehicle_ids).toEqual([chosen]);
    await saved(vinOf(3));
    const { body } = await look(tokenOf(link));
    expect(body).toContain(OTHER);
    for (const word of [VIN, vinOf(3), 'Bluebird', 'REPO-RTNU-MBER']) expect(body).not.toContain(word);
  });

  it('keeps the same link when the selection changes', async () => {
    const other = await saved(OTHER);
    const token = tokenOf(await keep({ ...ALL, vehicle_ids: [other] }));
    expect(tokenOf(await keep({ ...ALL, vehicle_ids: [] }))).toBe(token);
    expect(await vinsOf(token)).toEqual([]);
    await keep(ALL);
    expect((await vinsOf(token)).toSorted()).toEqual([OTHER, VIN].toSorted());
  });

  it('ignores vehicles of other members', async () => {
    const theirs = await saved(OTHER, 'one other');
    const link = await keep({ ...ALL, vehicle_ids: [theirs, crypto.randomUUID()] });
    expect(link.vehicle_ids).toEqual([]);
    expect(await vinsOf(tokenOf(link))).toEqual([]);
  });

  it("excludes a vehicle that was removed and saved again until it's selected again", async () => {
    const [first, second] = [await saved(OTHER), await saved(vinOf(3))];
    const token = tokenOf(await keep({ ...ALL, vehicle_ids: [first, second] }));
    await ask('/api/user/garage-remove', { id: first });
    expect((await ask('/api/user/garage-link', {})).data).toMatchObject({ link: { vehicle_ids: [second] } });
    await saved(OTHER);
    expect(await vinsOf(token)).toEqual([vinOf(3)]);
  });

  it('rejects a change without a selection, so an outdated tab reveals nothing', async () => {
    const { vehicle_ids: _, ...unsaid } = ALL;
    expect((await ask('/api/user/garage-link-keep', unsaid)).status).toBe(400);
    expect((await ask('/api/user/garage-link-keep', { ...ALL, vehicle_ids: ['x'] })).status).toBe(400);
  });
});

describe('link to a public garage', () => {
  it('is off by default and has 128 random bits once on; a double click creates one', async () => {
    expect((await ask('/api/user/garage-link', {})).data).toEqual({ link: null });
    const links = await Promise.all([keep(NONE), keep(NONE), keep(NONE)]);
    expect(new Set(links.map(tokenOf)).size).toBe(1);
    expect(Buffer.from(tokenOf(links[0]!), 'base64url')).toHaveLength(16);
    expect((await ask('/api/user/garage-link', {})).data).toMatchObject({ link: { url: links[0]!.url, ...NONE } });
  });

  it('looks the same when turned off, from another brand, or made up, and turning it on again creates a new one', async () => {
    const ended = tokenOf(await keep(ALL));
    expect((await look(ended)).status).toBe(200);
    for (let time = 0; time < 2; time++) expect((await end()).status).toBe(200);
    const other = tokenOf(await keep(ALL));
    expect(other).not.toBe(ended);
    const none = await look('AAAAAAAAAAAAAAAAAAAAAA');
    expect(none.status).toBe(404);
    expect(await look(ended)).toEqual(none);
    expect(await look(other, 'dos')).toEqual(await look('AAAAAAAAAAAAAAAAAAAAAA', 'dos'));
    expect((await look(other)).status).toBe(200);
  });

  it('limits guesses', async () => {
    const tries = [];
    for (let at = 0; at < 70; at++)
      tries.push((await get(`/api-cwa/garage?id=guess${at}`, 'one', '198.51.100.7')).status);
    expect(tries.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(tries.slice(60).every((status) => status === 429)).toBe(true);
  });

  it('can be changed and turned off only by its owner', async () => {
    const token = tokenOf(await keep(ALL));
    await keep(NONE, 'one other');
    await end('one other');
    await end('dos member');
    expect((await look(token)).body).toContain('Bluebird');
    expect((await ask('/api/user/garage-link-end', {}, 'one nobody')).status).toBe(401);
  });

  it('records turning it on and off in the audit log, without the link', async () => {
    const token = tokenOf(await keep(ALL));
    await keep(NONE);
    await end();
    const { rows } = await sql<{ act: string; whole: string }>`
      select act, audit_entry::text as whole from audit_entry order by id desc limit 2`.execute(database.kysely);
    expect(rows.map(({ act }) => act)).toEqual(['garage.share-ended', 'garage.shared']);
    for (const { whole } of rows) expect(whole).not.toContain(token);
  });

  it('ADR 11: is exported without its token and ends when the account is closed', async () => {
    const token = tokenOf(await keep(ALL));
    const [keeper] = api.module.keepers;
    const owner = { id: ACCOUNTS.member, brand: api.brands[0]!, email: 'member@example.com' };
    const exported = JSON.stringify(await keeper!.exportOf(owner));
    expect(exported).toContain('"full_vin":true');
    expect(exported).toContain(`"vehicles":["${VIN}"],"shows_new_vehicles":true`);
    expect(exported).not.toContain(token);
    await database.transaction((tx) => keeper!.close!(tx, owner));
    expect((await look(token)).status).toBe(404);
  });
});
