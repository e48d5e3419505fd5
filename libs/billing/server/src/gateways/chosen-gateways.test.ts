import { ConfigError, readConfig } from '@vinlore/server-kit';
import { describe, expect, it } from 'vitest';
import { chosenGateways, gatewayNames } from './chosen-gateways.ts';
import type { Gateway } from './gateway.ts';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
const PRODUCTION = { NODE_ENV: 'production' };

describe('which gateway takes payments', () => {
  it.each([
    ['the sandbox without keys', {}, ['sandbox']],
    ['Stripe where its keys are there', STRIPE, ['stripe']],
    ['nobody in production without keys', PRODUCTION, []],
    ['Stripe in production', { ...PRODUCTION, ...STRIPE }, ['stripe']],
    ['nobody behind a domain without keys', { PUBLIC_URL: 'https://vinlore.example' }, []],
    [
      'the sandbox in a trial on a database of the operator’s',
      { VINLORE_MODE: 'trial', DATABASE_URL: 'postgres://db/x' },
      ['sandbox'],
    ],
    ['both, the first named first', { ...STRIPE, PAYMENT_GATEWAYS: 'sandbox, stripe' }, ['sandbox', 'stripe']],
  ])('%s', (_who, env, names) => expect(gatewayNames(readConfig(env))).toEqual(names));

  it('refuses to start in production when the sandbox is named', () => {
    for (const production of [PRODUCTION, { PUBLIC_URL: 'https://vinlore.example' }, { VINLORE_MODE: 'production' }])
      for (const PAYMENT_GATEWAYS of ['sandbox', 'stripe,sandbox'])
        expect(() => gatewayNames(readConfig({ ...STRIPE, ...production, PAYMENT_GATEWAYS }))).toThrow(
          'PAYMENT_GATEWAYS includes the sandbox',
        );
  });

  it('refuses to start when a named gateway is not configured, and says what it needs', () => {
    const sandbox = { name: 'sandbox' } as Gateway;
    const config = readConfig({ PAYMENT_GATEWAYS: 'stripe' });
    expect(() => chosenGateways(config, { sandbox, stripe: null })).toThrow(ConfigError);
    expect(() => chosenGateways(config, { sandbox, stripe: null })).toThrow('needs STRIPE_SECRET_KEY');
    expect(chosenGateways(readConfig({}), { sandbox, stripe: null })).toEqual([sandbox]);
  });

  it('accepts only known gateways in PAYMENT_GATEWAYS, each once', () => {
    for (const PAYMENT_GATEWAYS of ['paypal', 'sandbox,sandbox', ','])
      expect(() => readConfig({ PAYMENT_GATEWAYS })).toThrow('PAYMENT_GATEWAYS takes');
  });
});
