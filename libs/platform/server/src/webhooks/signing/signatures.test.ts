import { createHmac, createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newWebhookSecrets, publicKeyOf, signedHeaders } from './signatures.ts';

/** Verifies `v1a` with the public key alone, as a receiver does. */
function isSigned(headers: ReturnType<typeof signedHeaders>, body: string, publicKey: string, signature: string) {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey.slice(5), 'base64').toString('base64url') },
    format: 'jwk',
  });
  const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return verify(null, signed, key, Buffer.from(signature.replace('v1a,', ''), 'base64'));
}

describe('signatures of webhooks', () => {
  it('match the example that Standard Webhooks publishes', () => {
    const secrets = { ...newWebhookSecrets(), secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
    const at = new Date(1_614_265_330_000);
    const headers = signedHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}', [secrets]);
    expect(headers['webhook-id']).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
    expect(headers['webhook-timestamp']).toBe('1614265330');
    expect(headers['webhook-signature'].split(' ')[0]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('use the Ed25519 key of RFC 8032 §7.1 as written there', () => {
    const [seed, publicKey] = [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    ].map((hex) => Buffer.from(hex, 'hex').toString('base64'));
    expect(publicKeyOf(`whsk_${seed}`)).toBe(`whpk_${publicKey}`);
  });

  it('are verified with the secret, and with the public key, for any body', () => {
    const secrets = newWebhookSecrets();
    fc.assert(
      fc.property(fc.json(), (body) => {
        const headers = signedHeaders('evt_1', new Date(1_700_000_000_999), body, [secrets]);
        const [v1, v1a] = headers['webhook-signature'].split(' ');
        const key = Buffer.from(secrets.secret.slice(6), 'base64');
        expect(v1).toBe(`v1,${createHmac('sha256', key).update(`evt_1.1700000000.${body}`).digest('base64')}`);
        expect(isSigned(headers, body, publicKeyOf(secrets.key), v1a!)).toBe(true);
        expect(isSigned(headers, `${body} `, publicKeyOf(secrets.key), v1a!)).toBe(false);
      }),
    );
  });

  it('of a rolled secret are all there, separated by spaces', () => {
    const [now, before] = [newWebhookSecrets(), newWebhookSecrets()];
    const headers = signedHeaders('evt_1', new Date(), '{}', [now, before]);
    const signatures = headers['webhook-signature'].split(' ');
    expect(signatures.map((each) => each.split(',')[0])).toEqual(['v1', 'v1a', 'v1', 'v1a']);
    expect(isSigned(headers, '{}', publicKeyOf(now.key), signatures[1]!)).toBe(true);
    expect(isSigned(headers, '{}', publicKeyOf(before.key), signatures[3]!)).toBe(true);
  });

  it('secrets are never the same twice, and have the length that the standard asks for', () => {
    const [one, other] = [newWebhookSecrets(), newWebhookSecrets()];
    expect(one).not.toEqual(other);
    for (const text of [one.secret, one.key, publicKeyOf(one.key)])
      expect(Buffer.from(text.split('_')[1]!, 'base64')).toHaveLength(32);
  });
});
