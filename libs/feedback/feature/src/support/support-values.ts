import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** Known data of the member (spec §3: prefilled from the profile). */
export interface SupportMember {
  readonly id: string;
  readonly email: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly phone: string | null;
}

/** The form's values. */
export interface SupportValues {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  readonly name: string;
  /** Digits alone. */
  readonly phone: string;
}

/** Maximum digits of a phone number with its prefix, in any country. */
export const PHONE_DIGITS = 20;

/** Returns the initial values (spec §3). */
export function prefilled(vin: string, { email, first, last, phone }: SupportMember, message = ''): SupportValues {
  const name = [first, last].filter(Boolean).join(' ');
  return { vin, message, email, name, phone: (phone ?? '').replace(/\D/g, '').slice(0, PHONE_DIGITS) };
}

const SupportValuesSchema: v.GenericSchema<unknown, SupportValues> = v.object({
  vin: v.string(),
  message: v.string(),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
});

/** An unsent draft, shown only to its author in a form about the same subject. */
export const supportDraftAtom = draftAtom(
  'support',
  v.nullable(
    v.object({
      memberId: v.string(),
      /** The VIN and document the form was opened for. */
      about: v.string(),
      values: SupportValuesSchema,
    }),
  ),
  null,
);
