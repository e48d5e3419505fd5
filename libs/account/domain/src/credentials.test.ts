import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EmailSchema, NewPasswordSchema, PhoneSchema } from './credentials.ts';

describe('docs/decisions.md §1: one email is one account of a brand', () => {
  it('ignores case and surrounding whitespace, and normalizing is idempotent', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), fc.constantFrom('', ' ', '\t'), (address, blank) => {
        const email = v.safeParse(EmailSchema, address);
        fc.pre(email.success);
        expect(v.parse(EmailSchema, blank + address.toUpperCase() + blank)).toBe(email.output);
        expect(v.parse(EmailSchema, email.output)).toBe(email.output);
      }),
    );
  });

  it.each(['', 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    '"%s" is none',
    (text) => expect(v.is(EmailSchema, text)).toBe(false),
  );
});

describe('NIST SP 800-63B: new passwords', () => {
  it('accept 8 to 128 of any characters, including spaces', () => {
    fc.assert(fc.property(fc.string({ minLength: 8, maxLength: 128 }), (text) => v.is(NewPasswordSchema, text)));
    expect(v.parse(NewPasswordSchema, '  spaces  ')).toBe('  spaces  ');
    expect(v.is(NewPasswordSchema, 'x'.repeat(7))).toBe(false);
    expect(v.is(NewPasswordSchema, 'x'.repeat(129))).toBe(false);
  });
});

describe('phone numbers', () => {
  it.each(['', '+1 (555) 010-0199', '555.010.0199'])('"%s" is one', (text) =>
    expect(v.is(PhoneSchema, text)).toBe(true),
  );
  it.each(['call me', '555;drop', '1'.repeat(41)])('"%s" is none', (text) =>
    expect(v.is(PhoneSchema, text)).toBe(false),
  );
});
