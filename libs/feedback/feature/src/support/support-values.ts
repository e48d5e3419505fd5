import { draftAtom } from '@vinlore/browser';
import * as v from 'valibot';

/** What the form knows of the member before it (spec §3: prefilled from the profile). */
export interface SupportMember {
  readonly id: string;
  readonly email: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly phone: string | null;
}

/** What stands in the form. */
export interface SupportValues {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  readonly name: string;
  /** Digits alone. */
  readonly phone: string;
}

/** As many digits as a phone number of any country has, and a prefix. */
export const PHONE_DIGITS = 20;

/** What the form shows at first (spec §3). */
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

/** What somebody typed and has not sent. Only its own member sees it again, in a form about the same. */
export const supportDraftAtom = draftAtom(
  'support',
  v.nullable(
    v.object({
      memberId: v.string(),
      /** The VIN and the document that the form was opened for. */
      about: v.string(),
      values: SupportValuesSchema,
    }),
  ),
  null,
);
