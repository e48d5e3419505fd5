import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impersonal } from './impersonal.ts';

describe('no personal data in logs', () => {
  it.each([
    ['no such user ana.lopez+cars@mail.example.com!', 'ana.lopez'],
    ['GET /api?email=ana%40example.com failed', 'ana'],
    ['mailto:ana%40example.com', 'ana'],
    ['Failed: https://vinlore.example/members/login?next=/members/reports/7&x=secret', 'secret'],
    ['at /members/confirm-email?token=abc', 'abc'],
    ['https://id.example/#access_token=abc123', 'abc123'],
    ['Wrong VIN 1HGCM82633A004352', '1HGCM82633A004352'],
    ['wrong vin 1hgcm82633a004352.', '1hgcm82633a004352'],
    ['classic 124379N500001 not found', '500001'],
    ['Authorization: Bearer short', 'short'],
    ['bearer abc.def', 'abc'],
    ['password: hunter2', 'hunter2'],
    ['{"pass":"hunter2"}', 'hunter2'],
    ['new_pass=hunter2', 'hunter2'],
    ['session 550e8400-e29b-41d4-a716-446655440000', '550e8400'],
    ['call +1 (555) 010-0199 now', '010'],
    ['Unexpected token in JSON: "Ana Lopez, 1 Main Street" is not valid', 'Ana'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmEifQ.dBjftJeZ4CVP-mBZ92K27uhbUJU1p1r_wW1gFWFOEjXk', 'eyJ'],
    ['from 198.51.100.17', '198'],
    [`/members/${'Ab'.repeat(20)}/x`, 'AbAb'],
  ])('%s', (text, personal) => {
    expect(impersonal(text)).not.toContain(personal);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'map')",
    'can\'t access property "map", x is undefined',
    'at commitPassiveMountEffects (https://vinlore.example/members/assets/index-BX3kd92a1c.js:12:34567)',
    'render@https://vinlore.example/members/assets/index-BX3kd92a1c.js:12:34567',
    '/members/dashboard',
    'Failed to fetch',
    'HTTP error! Status: 503',
    'Minified React error #418',
  ])('keeps what helps to find the mistake: %s', (text) => {
    expect(impersonal(text)).toBe(text);
  });

  it('keeps one line of at most 500 characters, without control, bidirectional, or invisible characters', () => {
    expect(impersonal('a\r\n{"level":60}\u001b[31mb\u202ec\u200bd\u2028e')).toBe('a {"level":60} [31mb c d e');
    expect(impersonal('words '.repeat(500))).toHaveLength(500);
  });

  const secret = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64url'));
  const vin = fc
    .array(fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'), { minLength: 16, maxLength: 16 })
    .map((signs) => `${signs.join('')}7`);
  const around = fc.constantFrom(' ', '/', '(', '"', "'", ': ', '=', ',', '[', '', '.');

  it('removes tokens and VINs in any context', () => {
    fc.assert(
      fc.property(fc.oneof(secret, vin), around, around, (hidden, before, after) => {
        expect(impersonal(`failed${before}${hidden}${after}x`)).not.toContain(hidden);
      }),
    );
  });

  it('removes email addresses', () => {
    fc.assert(
      fc.property(fc.emailAddress(), around, (email, before) => {
        expect(impersonal(`sent to${before} ${email}`)).not.toContain(email);
      }),
    );
  });

  it('takes linear time for any text, including adversarial ones', () => {
    fc.assert(fc.property(fc.string({ maxLength: 4000 }), (text) => impersonal(text).length <= 500));
    for (const sign of ['a', '1', '@', '?', '"', 'a1', '%40', '1 ', '#=', '_1', 'pass ', '\n'])
      expect(impersonal(sign.repeat(4000 / sign.length)).length).toBeLessThan(501);
  });
});
