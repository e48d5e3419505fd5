import { readConfig } from '@vinlore/server-kit';
import { expect, it } from 'vitest';
import { startWarnings } from './warnings.ts';

const warnings = (env: Record<string, string>) => startWarnings(readConfig(env));
const complete = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://vinlore.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
};

it('warns about production without a mail server, with the consequences and what to do', () => {
  const [warning, ...others] = warnings({ ...complete, SMTP_URL: '' });
  expect(warning).toMatch(/^SMTP_URL is not set, so no email is sent: .+ Set SMTP_URL to your mail server\.$/);
  expect(others).toEqual([]);
});

it('warns about production without TLS, too', () => {
  for (const PUBLIC_URL of ['', 'http://vinlore.example'])
    expect(warnings({ ...complete, PUBLIC_URL })).toEqual([expect.stringContaining('set PUBLIC_URL=https://')]);
});

it('warns about production without a payment gateway; a sandbox prevents the start', () => {
  expect(warnings({ ...complete, STRIPE_SECRET_KEY: '' })).toEqual([expect.stringContaining('nothing can be bought')]);
  expect(() => warnings({ ...complete, PAYMENT_GATEWAYS: 'sandbox' })).toThrow('includes the sandbox');
});

it('is silent when everything is set, and in development', () => {
  expect(warnings(complete)).toEqual([]);
  expect(warnings({})).toEqual([]);
});

it('warns about a trial that others can reach, and what that exposes', () => {
  for (const [name, value] of [
    ['HOST', '0.0.0.0'],
    ['PUBLIC_URL', 'https://vinlore.example'],
  ] as const)
    expect(warnings({ VINLORE_MODE: 'trial', [name]: value })).toEqual([
      expect.stringMatching(/^VINLORE_MODE=trial although others may reach this server: sample accounts can sign in/),
    ]);
  expect(warnings({ VINLORE_MODE: 'trial' })).toEqual([]);
});
