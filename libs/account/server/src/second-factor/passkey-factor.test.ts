import { PasskeyRequestSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskBench, type DeskBench, type StaffPerson } from '../staff/testing/desk-bench.ts';

let bench: DeskBench;
beforeAll(async () => (bench = await createDeskBench()));
afterAll(() => bench.database.drop());

describe('passkeys of staff', () => {
  async function withPasskey() {
    const person = await bench.withAuthenticator();
    await person.give(person.code());
    const ask = (path: string, body: object) => person.visitor.json(path, body, { bearer: person.token });
    const { data: options } = await ask('/api/user/passkeys/options', { host: person.visitor.host });
    const made = person.device.create(options as Parameters<typeof person.device.create>[0]);
    const added = (await ask('/api/user/passkeys/add', { made })).data as {
      passkey: { id: string };
      session: { token: string };
    };
    person.token = added.session.token;
    return { person, ask, passkey: added.passkey.id };
  }
  const optionsFor = async (person: StaffPerson) =>
    v.parse(
      PasskeyRequestSchema,
      (await person.post('second-factor/passkey-options', { host: person.visitor.host })).data,
    );

  it('sign in with both factors at once', async () => {
    const { person } = await withPasskey();
    const { data } = await person.visitor.json('/api/passkey-login/options', { host: person.visitor.host });
    const proof = person.device.get(v.parse(PasskeyRequestSchema, data));
    person.keep(await person.visitor.json('/api/passkey-login', { proof }));
    expect(await person.factor()).toBe('given');
  });

  it('security: an assertion signed on a public page is not valid at the desk, and vice versa', async () => {
    const { person } = await withPasskey();
    const outside = bench.visitor();
    const publicHost = outside.host;
    const publicOrigin = `https://${publicHost}`;
    const options = async (at: typeof outside, host: string) => {
      const { status, data } = await at.json('/api/passkey-login/options', { host });
      return status === 200 ? v.parse(PasskeyRequestSchema, data) : status;
    };
    // A passkey of the domain can be requested on a public page, where it signs in to the public site.
    const asked = v.parse(PasskeyRequestSchema, await options(outside, publicHost));
    const phished = person.device.get(asked, { origin: publicOrigin });
    expect((await person.visitor.json('/api/passkey-login', { proof: phished })).status, 'at the desk').toBe(422);
    // The desk issues no challenge for a public page and rejects its own if signed there.
    expect(await options(person.visitor, publicHost)).toBe(422);
    expect(await options(outside, person.visitor.host)).toBe(422);
    const own = v.parse(PasskeyRequestSchema, await options(person.visitor, person.visitor.host));
    const relayed = person.device.get(own, { origin: publicOrigin });
    expect((await person.visitor.json('/api/passkey-login', { proof: relayed })).status, 'relayed').toBe(422);
    const again = v.parse(PasskeyRequestSchema, await options(person.visitor, person.visitor.host));
    expect((await outside.json('/api/passkey-login', { proof: person.device.get(again) })).status).toBe(422);
    // Not as a second factor either.
    await person.login();
    const factor = await optionsFor(person);
    const proof = person.device.get(factor, { origin: publicOrigin });
    expect((await person.post('second-factor/passkey', { proof })).status).toBe(422);
  });

  it('security: a script on a public page can’t add or remove a passkey of a staff account', async () => {
    const { person, passkey } = await withPasskey();
    const outside = bench.visitor();
    const { data: asked } = await outside.json('/api/passkey-login/options', { host: outside.host });
    const proof = person.device.get(v.parse(PasskeyRequestSchema, asked), { origin: `https://${outside.host}` });
    const { data } = await outside.json('/api/passkey-login', { proof });
    const bearer = (data as { token: string }).token;
    // Not even right after a passkey sign-in on the public site.
    const options = await outside.json('/api/user/passkeys/options', { host: outside.host }, { bearer });
    expect([options.status, options.message]).toEqual([
      403,
      'Staff accounts manage passkeys and two-step verification in the staff desk: desk.open.localhost.',
    ]);
    expect((await outside.json('/api/user/passkeys/remove', { id: passkey }, { bearer })).status).toBe(403);
  });

  it('verify the second factor of a password session; one of another account does not', async () => {
    const { person } = await withPasskey();
    await person.login();
    expect(await person.factor()).toBe('wanted');
    const stranger = await bench.newcomer();
    const foreign = person.device.get(await optionsFor(stranger));
    expect((await stranger.post('second-factor/passkey', { proof: foreign })).status).toBe(422);
    const proof = person.device.get(await optionsFor(person));
    expect((await stranger.post('second-factor/passkey', { proof })).status).toBe(422);
    const again = person.device.get(await optionsFor(person));
    expect(person.keep(await person.post('second-factor/passkey', { proof: again })).status).toBe(200);
    expect(await person.factor()).toBe('given');
    expect((await person.post('second-factor/passkey', { proof: again })).status).toBe(422);
  });

  it('security: can’t be added or removed with just the password', async () => {
    const { person, passkey } = await withPasskey();
    const thief = bench.person(person.email);
    await thief.login();
    const ask = (path: string, body: object) => thief.visitor.json(path, body, { bearer: thief.token });
    const before = await bench.countActs();
    expect((await ask('/api/user/passkeys/options', { host: thief.visitor.host })).status).toBe(403);
    expect((await ask('/api/user/passkeys/remove', { id: passkey })).status).toBe(403);
    expect(await bench.countActs()).toBe(before);
  });

  it('security: can’t be added with options from before the first factor', async () => {
    const person = await bench.newcomer();
    const ask = (path: string, body: object) => person.visitor.json(path, body, { bearer: person.token });
    const { data: options } = await ask('/api/user/passkeys/options', { host: person.visitor.host });
    const made = person.device.create(options as Parameters<typeof person.device.create>[0]);
    await bench.giveAuthenticator(person.id);
    expect((await ask('/api/user/passkeys/add', { made })).status).toBe(403);
  });

  it('can’t be removed by staff if it is the last factor', async () => {
    const { person, ask, passkey } = await withPasskey();
    expect((await person.post('second-factor/remove')).data).toMatchObject({ authenticator: null, passkeys: 1 });
    expect((await bench.lastActs(1))[0]).toMatchObject({ act: 'staff.second-factor-removed' });
    const before = await bench.countActs();
    expect((await ask('/api/user/passkeys/remove', { id: passkey })).status).toBe(422);
    expect(await bench.countActs()).toBe(before);
    const alone = await bench.withAuthenticator();
    await alone.give(alone.code());
    expect((await alone.post('second-factor/remove')).status).toBe(422);
  });
});
