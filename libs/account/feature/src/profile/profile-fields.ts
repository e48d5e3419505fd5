import { type Profile, type ProfileUpdate, ProfileUpdateSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import type { FieldSpec } from '../form/account-field.tsx';
import { RequiredEmailSchema } from '../form/credential-forms.ts';
import { EmployeesTextSchema } from '../form/employees-text.ts';

/** A field of the profile payload (spec §3). */
export type ProfileField = keyof ProfileUpdate;

/** Form values as text, including the number of employees. */
export type ProfileValues = Record<ProfileField, string>;

/** All fields of the payload in screen order, grouped by topic. */
export const GROUPS = {
  you: [
    { name: 'first', label: 'account.first', kind: 'text', autoComplete: 'given-name' },
    { name: 'last', label: 'account.last', kind: 'text', autoComplete: 'family-name' },
    {
      name: 'email',
      label: 'account.email',
      kind: 'email',
      autoComplete: 'email',
      hint: 'account.emailHint',
      wide: true,
    },
    { name: 'phone', label: 'account.phone', kind: 'phone', autoComplete: 'tel' },
  ],
  address: [
    { name: 'address', label: 'account.address', kind: 'text', autoComplete: 'address-line1', wide: true },
    { name: 'unit', label: 'account.unit', kind: 'text', autoComplete: 'address-line2' },
    { name: 'city', label: 'account.city', kind: 'text', autoComplete: 'address-level2' },
    { name: 'state', label: 'account.state', kind: 'text', autoComplete: 'address-level1' },
    { name: 'pincode', label: 'account.pincode', kind: 'text', autoComplete: 'postal-code' },
    { name: 'country', label: 'account.country', kind: 'text', autoComplete: 'country-name' },
  ],
  company: [
    { name: 'company_name', label: 'account.companyName', kind: 'text', autoComplete: 'organization', wide: true },
    { name: 'no_of_employees', label: 'account.employees', kind: 'digits', autoComplete: 'off' },
    { name: 'company_website', label: 'account.website', kind: 'web', autoComplete: 'url' },
  ],
  online: [
    { name: 'instagram', label: 'account.instagram', kind: 'text', autoComplete: 'off' },
    { name: 'facebook', label: 'account.facebook', kind: 'text', autoComplete: 'off' },
    { name: 'twitter', label: 'account.twitter', kind: 'text', autoComplete: 'off' },
  ],
} as const satisfies Record<string, readonly FieldSpec<ProfileField>[]>;

/** Labels of the fields. */
export const PROFILE_FIELDS: readonly ProfileField[] = Object.values(GROUPS).flatMap((group) =>
  group.map(({ name }) => name),
);

/** Validation of the form: the payload's rules with all values as text, and a required email. */
export const ProfileFormSchema = v.object({
  ...v.required(ProfileUpdateSchema).entries,
  email: RequiredEmailSchema,
  no_of_employees: EmployeesTextSchema,
});

/** Form values of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return Object.fromEntries(PROFILE_FIELDS.map((name) => [name, String(profile[name])])) as ProfileValues;
}

/** The changed fields: only they are sent, so changes from another window are kept. */
export function changedFields(typed: ProfileValues, saved: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((name) => typed[name] !== saved[name]).map((name) => [name, typed[name]]),
  );
}
