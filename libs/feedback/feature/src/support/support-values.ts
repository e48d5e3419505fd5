import { atom } from 'jotai';

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
export function prefilled(vin: string, { email, first, last, phone }: SupportMember): SupportValues {
  const name = [first, last].filter(Boolean).join(' ');
  return { vin, message: '', email, name, phone: (phone ?? '').replace(/\D/g, '').slice(0, PHONE_DIGITS) };
}

/**
 * What somebody typed and has not sent. It outlives the form and a session that ends; it is kept in memory only, and only
 * its own member sees it again, in a form about the same.
 */
export const supportDraftAtom = atom<{
  readonly memberId: string;
  /** The VIN and the document that the form was opened for. */
  readonly about: string;
  readonly values: SupportValues;
} | null>(null);
