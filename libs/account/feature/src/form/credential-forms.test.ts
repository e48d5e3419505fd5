import { accountContract, securityContract } from '@vinlore/account-domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoginFormSchema, ResetFormSchema, SignUpFormSchema } from './credential-forms.ts';

/** Whether a form accepts its values. */
const lets = (schema: v.GenericSchema, values: unknown) => v.safeParse(schema, values).success;

describe('credential forms accept exactly what the server’s route accepts', () => {
  const email = fc.oneof(fc.string(), fc.emailAddress());
  const pass = fc.string({ maxLength: 140 });

  it('login', () => {
    fc.assert(
      fc.property(fc.record({ email, pass }), (values) => {
        expect(lets(LoginFormSchema, values)).toBe(lets(accountContract.login.request, values));
      }),
    );
  });

  it('sign-up', () => {
    fc.assert(
      fc.property(fc.record({ email, pass, phone: fc.string({ maxLength: 45 }) }), (values) => {
        expect(lets(SignUpFormSchema, values)).toBe(lets(accountContract.register.request, values));
      }),
    );
  });

  it('new password, by email link and in the account', () => {
    fc.assert(
      fc.property(pass, (new_pass) => {
        expect(lets(ResetFormSchema, { new_pass })).toBe(
          lets(accountContract.confirmResetPassword.request, { reset_token: 'x', new_pass }),
        );
        expect(lets(ResetFormSchema, { new_pass })).toBe(lets(securityContract.changePassword.request, { new_pass }));
      }),
    );
  });
});
