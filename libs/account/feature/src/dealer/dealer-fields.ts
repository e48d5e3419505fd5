import { type DealerRegistration, DealerRegistrationSchema, type Profile } from '@vinlore/account-domain';
import * as v from 'valibot';
import type { FieldSpec } from '../form/account-field.tsx';
import { RequiredEmailSchema } from '../form/credential-forms.ts';
import { EmployeesTextSchema } from '../form/employees-text.ts';

/** Fields of the form; the payload's `first_name` and `last_name` are aliases of `first` and `last`. */
export type DealerField = Exclude<keyof DealerRegistration, 'first_name' | 'last_name'>;
export type DealerValues = Record<DealerField, string>;

/** Fields of the dealer registration (spec §3) in screen order, grouped by topic. */
export const GROUPS = {
  company: [
    { name: 'company_name', label: 'account.companyName', kind: 'text', autoComplete: 'organization', wide: true },
    { name: 'no_of_employees', label: 'account.employees', kind: 'digits', autoComplete: 'off', optional: true },
    { name: 'company_website', label: 'account.website', kind: 'web', autoComplete: 'url', optional: true },
  ],
  person: [
    { name: 'first', label: 'account.first', kind: 'text', autoComplete: 'given-name', optional: true },
    { name: 'last', label: 'account.last', kind: 'text', autoComplete: 'family-name', optional: true },
    { name: 'email', label: 'account.email', kind: 'email', autoComplete: 'email' },
    {
      name: 'phone',
      label: 'account.phone',
      kind: 'digits',
      autoComplete: 'tel-national',
      optional: true,
      hint: 'account.digitsHint',
    },
  ],
  address: [
    {
      name: 'address',
      label: 'account.address',
      kind: 'text',
      autoComplete: 'address-line1',
      wide: true,
      optional: true,
    },
    { name: 'city', label: 'account.city', kind: 'text', autoComplete: 'address-level2', optional: true },
    { name: 'state', label: 'account.state', kind: 'text', autoComplete: 'address-level1', optional: true },
    { name: 'country', label: 'account.country', kind: 'text', autoComplete: 'country-name', optional: true },
  ],
  online: [
    { name: 'instagram', label: 'account.instagram', kind: 'text', autoComplete: 'off', optional: true },
    { name: 'facebook', label: 'account.facebook', kind: 'text', autoComplete: 'off', optional: true },
    { name: 'twitter', label: 'account.twitter', kind: 'text', autoComplete: 'off', optional: true },
  ],
} as const satisfies Record<string, readonly FieldSpec<DealerField>[]>;

/** Labels of the fields. */
export const DEALER_FIELDS: readonly DealerField[] = Object.values(GROUPS).flatMap((group) =>
  group.map(({ name }) => name),
);

const { first_name: _first, last_name: _last, ...entries } = v.required(DealerRegistrationSchema).entries;

/** Validation of the form: the payload's rules, with all values as text. */
export const DealerFormSchema = v.object({
  ...entries,
  email: RequiredEmailSchema,
  no_of_employees: EmployeesTextSchema,
});

/** Initial values from the profile; only the digits of the phone number. */
export function dealerValuesOf(profile: Profile): DealerValues {
  const values = Object.fromEntries(DEALER_FIELDS.map((name) => [name, String(profile[name])])) as DealerValues;
  return { ...values, phone: values.phone.replace(/\D/g, '') };
}
