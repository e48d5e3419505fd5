import { accountContract } from '@vinlore/account-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoginFormSchema, SignUpFormSchema, validateBy } from './account-forms.ts';

const login = validateBy(LoginFormSchema, (key) => key);
const signUp = validateBy(SignUpFormSchema, (key) => key);

describe('account forms', () => {
  it('names each field’s fault in words of ours', () => {
    expect(login({ email: ' ', pass: '' })).toEqual({
      email: 'account.emailMissing',
      pass: 'account.passwordMissing',
    });
    expect(login({ email: 'ana@', pass: 'x'.repeat(129) })).toEqual({
      email: 'account.emailInvalid',
      pass: 'account.passwordLong',
    });
    expect(signUp({ email: 'ana@example.com', pass: 'short', phone: 'call me' })).toEqual({
      pass: 'account.passwordShort',
      phone: 'account.phoneInvalid',
    });
  });

  it('lets through what the server’s row takes, and nothing else', () => {
    const text = fc.oneof(fc.string(), fc.emailAddress());
    fc.assert(
      fc.property(text, fc.string({ maxLength: 140 }), (email, pass) => {
        const accepted = v.safeParse(accountContract.login.request, { email, pass }).success;
        expect(Object.keys(login({ email, pass })).length === 0).toBe(accepted);
      }),
    );
    fc.assert(
      fc.property(text, fc.string({ maxLength: 140 }), fc.string({ maxLength: 45 }), (email, pass, phone) => {
        const accepted = v.safeParse(accountContract.register.request, { email, pass, phone }).success;
        expect(Object.keys(signUp({ email, pass, phone })).length === 0).toBe(accepted);
      }),
    );
  });
});
