import { type DeskMe, deskContract, secondFactorContract } from '@vinlore/account-domain';
import { session } from '@vinlore/account-domain/testing';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Arrive } from './arrive.tsx';
import { SecondFactor } from './second-factor.tsx';

const me = (more: Partial<DeskMe> = {}): DeskMe => ({
  account: { id: '1', email: 'sue@example.com', name: 'Sue' },
  home: 'open',
  permissions: ['support'],
  brands: [{ key: 'open', name: 'Open', domain: 'open.example', desk: 'https://desk.open.example' }],
  factor: 'wanted',
  ways: { code: true, passkey: false },
  idle_minutes: 30,
  idle_at: '2026-11-22T12:30:00.000Z',
  ...more,
});
const given = session;
const setup = {
  setup: 'sealed',
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Open:sue%40example.com?secret=JBSWY3DPEHPK3PXP',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
};

describe('two-step verification at sign-in', () => {
  it('shows why a code is refused, clears it, and accepts the next one', async () => {
    const onGiven = vi.fn();
    const server = fakeServer([
      on(secondFactorContract.give, ({ code }) => (code === '111111' ? refused(422, 'This code is not good.') : given)),
    ]);
    await render(<SecondFactor me={me()} onGiven={onGiven} />, server);
    const field = await screen.findByLabelText('Authenticator code');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '111111' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This code is not good.');
    expect(field).toHaveProperty('value', '');
    fireEvent.change(field, { target: { value: '222222' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => onGiven.mock.calls).toEqual([[given]]);
    expect(document.title).toBe('Two-step verification');
  });

  it('accepts a recovery code instead of the phone', async () => {
    const server = fakeServer([on(secondFactorContract.give, () => given)]);
    await render(<SecondFactor me={me()} onGiven={() => {}} />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'aaaa bbbb cccc dddd' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(() => server.requests.map(({ input }) => input)).toEqual([{ code: 'aaaa bbbb cccc dddd' }]);
  });

  it('explains where the passkey is if the account has only a passkey and this browser has none', async () => {
    await render(<SecondFactor me={me({ ways: { code: false, passkey: true } })} onGiven={() => {}} />, fakeServer([]));
    await screen.findByText(/this browser doesn’t have one/);
  });
});

describe('setting up two-step verification', () => {
  it('shows the key and recovery codes and finishes with the first code', async () => {
    const onGiven = vi.fn();
    const server = fakeServer([
      on(secondFactorContract.start, () => setup),
      on(secondFactorContract.confirm, () => given),
    ]);
    await render(<SecondFactor me={me({ factor: 'to-set-up' })} onGiven={onGiven} />, server);
    const start = await screen.findByRole('button', { name: 'Set up authenticator app' });
    fireEvent.click(start);
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(screen.getByRole('list', { name: 'Recovery codes' }).textContent).toContain('AAAA-BBBB-CCCC-DDDD');
    const file = decodeURIComponent(screen.getByRole('link', { name: 'Download codes' }).getAttribute('href')!);
    for (const words of ['sue@example.com', ...setup.recovery_codes]) expect(file).toContain(words);
    fireEvent.change(screen.getByLabelText('Enter the code shown in the app'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await expect.poll(() => onGiven.mock.calls).toEqual([[given]]);
    expect(server.requests.at(-1)!.input).toEqual({ setup: 'sealed', code: '123456' });
  });

  it('keeps the key and codes after a wrong code and offers to start over', async () => {
    const server = fakeServer([
      on(secondFactorContract.start, () => setup),
      on(secondFactorContract.confirm, () => refused(422, 'This code is not good.')),
    ]);
    await render(<SecondFactor me={me({ factor: 'to-set-up' })} onGiven={() => {}} />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Set up authenticator app' }));
    fireEvent.change(await screen.findByLabelText(/Enter the code/), { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await screen.findByRole('alert');
    screen.getByText('JBSW Y3DP EHPK 3PXP');
    fireEvent.click(screen.getByRole('button', { name: 'Start over with a new key' }));
    await screen.findByRole('button', { name: 'Set up authenticator app' });
  });
});

describe('switching from another brand’s desk', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('takes the token out of the URL and uses it once', async () => {
    window.history.replaceState(null, '', '/staff/arrive#token=the-token');
    const onArrived = vi.fn();
    const server = fakeServer([on(deskContract.arrive, () => given)]);
    await render(<Arrive onArrived={onArrived} />, server);
    await expect.poll(() => onArrived.mock.calls).toEqual([[given]]);
    expect(server.requests.map(({ input }) => input)).toEqual([{ token: 'the-token' }]);
  });

  it.each([
    ['a token that is over', '#token=late', 1],
    ['no token', '', 0],
  ])('bad input: %s leads to the login', async (_what, hash, asked) => {
    window.history.replaceState(null, '', `/staff/arrive${hash}`);
    const server = fakeServer([on(deskContract.arrive, () => refused(422, 'This way is used up.'))]);
    await render(<Arrive onArrived={() => {}} />, server);
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/staff');
    expect(server.requests).toHaveLength(asked);
  });
});
