import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const FORM = {
  phone: '555 0100',
  company_name: 'Ana’s <Cars>',
  company_website: 'anas.example',
  city: 'Fresno',
  state: 'CA',
  country: 'US',
  address: '1 Main Street',
  instagram: '@anascars',
  facebook: 'anascars',
  twitter: '@anas',
};

describe('dealer registration', () => {
  it('documents 15: rejects a name that stickers can’t print, and lists the characters', async () => {
    const { member } = await bench.member('kabushiki@example.com');
    const answer = await member.registerAsDealer({
      ...FORM,
      company_name: '株式会社 Cars 🚗',
      first: 'Ana',
      last: 'Núñez',
    });
    expect(answer).toMatchObject({
      status: 422,
      message:
        '株 式 会 社 🚗 can’t be shown on stickers and invoices. Use Latin, Greek, or Cyrillic letters for your company name.',
    });
    expect(await member.user()).toMatchObject({ is_dealer: false });
  });

  it('docs/decisions.md §4: takes effect immediately, with every field of spec §3', async () => {
    const { id, member } = await bench.member('dealer@example.com');
    const form = { ...FORM, email: 'dealer@example.com', first_name: 'Ana', last_name: 'Núñez', no_of_employees: '7' };
    const answer = await member.registerAsDealer(form);
    expect(answer).toMatchObject({ status: 200, message: 'You’re registered as a dealer' });
    expect(answer.data).toMatchObject({
      ...FORM,
      company_website: 'https://anas.example',
      first: 'Ana',
      last: 'Núñez',
      no_of_employees: 7,
      is_dealer: true,
    });
    expect(await member.user()).toMatchObject({ is_dealer: true });
    expect((await bench.acts(id)).map(({ act }) => act)).toContain('account.dealer-registered');
  });

  it('gives the session a new token with dealer access; an existing dealer keeps theirs', async () => {
    const { member } = await bench.member('rotated@example.com');
    const before = member.token;
    const { data } = await member.registerAsDealer(FORM);
    const { token } = data as { token: string };
    expect(token).not.toBe(before);
    expect(JSON.stringify(data)).not.toContain(member.cookies.get('session'));
    expect((await member.post('/api/user/profile', { bearer: before })).status).toBe(401);
    expect((await member.profile()).status).toBe(200);
    expect(await member.user()).toMatchObject({ is_dealer: true });

    expect((await member.registerAsDealer(FORM)).data).toMatchObject({ token: null });
    expect((await member.profile()).status).toBe(200);
  });

  it('spec §9: defaults to 0 employees and accepts either pair of names', async () => {
    const { member } = await bench.member('plain@example.com');
    const answer = await member.registerAsDealer({ company_name: 'Plain', first: 'Eva', last_name: 'Ruiz' });
    expect(answer.data).toMatchObject({ no_of_employees: 0, first: 'Eva', last: 'Ruiz' });
  });

  it('emails the member and support, with reply-to the member, and escapes all input', async () => {
    const { member } = await bench.member('mailed@example.com');
    await member.registerAsDealer(FORM);
    const [toMember, toSupport, ...more] = bench.letters;
    expect(more).toEqual([]);
    expect(toMember).toMatchObject({
      to: 'mailed@example.com',
      subject: 'Your Test Brand dealer account is ready',
    });
    expect(toSupport).toMatchObject({
      to: 'help@open.example',
      replyTo: 'mailed@example.com',
      subject: 'New dealer: Ana’s <Cars>',
    });
    expect(toSupport!.text).toContain('Fresno, CA, US\n0 employees');
    expect(toSupport!.html).toContain('Ana’s &lt;Cars&gt;');
    expect(toSupport!.html).not.toContain('<Cars>');
  });

  it('updates the data without an email when repeated', async () => {
    const { member } = await bench.member('again@example.com', { dealer: true });
    expect((await member.registerAsDealer({ ...FORM, company_name: 'New Name' })).data).toMatchObject({
      company_name: 'New Name',
      is_dealer: true,
    });
    expect(bench.letters).toEqual([]);
  });

  it('leaves a new email pending until confirmed', async () => {
    const { member } = await bench.member('was@example.com');
    const answer = await member.registerAsDealer({ ...FORM, email: 'will-be@example.com' });
    expect(answer.data).toMatchObject({ email: 'was@example.com', pending_email: 'will-be@example.com' });
    expect(bench.letters.map(({ to }) => to)).toContain('will-be@example.com');
  });

  it('requires a company name', async () => {
    const { member } = await bench.member('nameless@example.com');
    expect(await member.registerAsDealer({ ...FORM, company_name: ' ' })).toMatchObject({
      status: 400,
      message: 'Enter the company name.',
    });
    expect((await member.profile()).data).toMatchObject({ is_dealer: false, city: '' });
  });

  it('docs/decisions.md §2: emails and responses are in the brand’s language', async () => {
    const { member } = await bench.member('ana@example.com', { brand: 'gated' });
    expect((await member.registerAsDealer(FORM)).message).toBe('Tu registro como concesionario está activo');
    expect(bench.letters.map(({ subject }) => subject)).toEqual([
      'Ya eres concesionario en Test Brand',
      'Nuevo concesionario: Ana’s <Cars>',
    ]);
  });

  it('requires a session', async () => {
    expect((await bench.visitor().form('/api-cwa/dealer-register', FORM)).status).toBe(401);
  });
});
