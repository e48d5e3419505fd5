import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
afterAll(() => bench.database.drop());

/** Every field of the payload (spec §3) except the email. */
const FIELDS = {
  phone: '+1 (555) 010-0199',
  unit: '4b',
  no_of_employees: 12,
  state: 'CA',
  city: 'Fresno',
  address: '1 Main Street',
  first: 'Ana',
  last: 'Núñez',
  company_name: 'Ana’s Cars',
  instagram: '@anascars',
  facebook: 'anascars',
  twitter: '@anas',
  company_website: 'https://anas.example',
  country: 'US',
  pincode: '93650',
};
const EMPTY = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, name === 'no_of_employees' ? 0 : '']));
const OTHERS = { pending_email: null, profile_image: null, dealer_logo: null, is_dealer: false };

describe('profile', () => {
  it('spec §3: returns every field empty for a new member', async () => {
    const { member } = await bench.member('new@example.com');
    expect((await member.profile()).data).toEqual({ ...EMPTY, ...OTHERS, email: 'new@example.com' });
  });

  it('spec §3: stores every field of the payload and returns the updated profile', async () => {
    const { member } = await bench.member('all@example.com');
    const profile = { ...FIELDS, ...OTHERS, email: 'all@example.com' };
    expect(await member.update({ ...FIELDS, email: 'all@example.com' })).toMatchObject({
      status: 200,
      message: 'Profile saved',
      data: profile,
    });
    expect((await member.profile()).data).toEqual(profile);
  });

  it.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
    '%s alone changes nothing else; empty clears it',
    async (name) => {
      const { member } = await bench.member(`one-${name.replaceAll('_', '-')}@example.com`);
      await member.update(FIELDS);
      expect((await member.update({ [name]: '' })).data).toMatchObject({ ...FIELDS, [name]: EMPTY[name] });
      expect((await member.update({ [name]: FIELDS[name] })).data).toMatchObject(FIELDS);
    },
  );

  it('updates the names in the sign-in and session responses', async () => {
    const { member } = await bench.member('named@example.com');
    await member.update({ first: 'Ana', last: '', phone: '555' });
    expect(await member.user()).toMatchObject({ first: 'Ana', last: null, phone: '555' });
  });

  it('records the names of changed fields in the audit log, never their values', async () => {
    const { id, member } = await bench.member('audited@example.com');
    await member.update({ city: 'Fresno', first: 'Ana', state: '' });
    await member.update({ city: 'Fresno', first: 'Ana' });
    await member.update({ city: '' });
    const acts = (await bench.acts(id)).filter(({ act }) => act === 'account.profile-updated');
    expect(acts).toEqual([
      { act: 'account.profile-updated', actor: id, detail: { fields: 'first,city' } },
      { act: 'account.profile-updated', actor: id, detail: { fields: 'city' } },
    ]);
  });

  it('completes a web address and rejects an invalid one with a message', async () => {
    const { member } = await bench.member('web@example.com');
    expect((await member.update({ company_website: 'www.anas.example' })).data).toMatchObject({
      company_website: 'https://www.anas.example',
    });
    for (const company_website of [
      'javascript:alert(1)',
      'ftp://anas.example',
      'http://',
      'not a site',
      'http://a%20b.example',
      'anas',
    ])
      expect(await member.update({ company_website })).toMatchObject({
        status: 400,
        message: expect.stringContaining('complete web address'),
      });
  });

  it('rejects unknown fields, so no one can make themselves a dealer or staff', async () => {
    const { member } = await bench.member('sly@example.com');
    for (const field of ['is_dealer', 'roles', 'id', 'brand', 'profile_image'])
      expect((await member.update({ [field]: 'x' })).status).toBe(400);
  });

  it('docs/decisions.md §2: responds in the brand’s language', async () => {
    const { member } = await bench.member('ana@example.com', { brand: 'gated' });
    expect((await member.update({ first: 'Ana' })).message).toBe('Perfil guardado');
    expect((await member.update({ company_website: 'http://' })).message).toContain('dirección web completa');
  });

  it('docs/decisions.md §1: members with the same email in two brands have separate profiles', async () => {
    const here = await bench.member('both@example.com');
    const there = await bench.member('both@example.com', { brand: 'other' });
    await here.member.update({ city: 'Fresno' });
    expect((await there.member.profile()).data).toMatchObject({ city: '' });
  });
});
