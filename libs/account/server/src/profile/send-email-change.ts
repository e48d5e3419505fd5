import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Translator } from '@vinlore/i18n';
import { keepVeto, vetoToken } from '../veto/veto-store.ts';
import { type AskedChange, EMAIL_CHANGE_MS, keepEmailChange } from './email-change-store.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { confirmEmailLetter, emailNoticeLetter } from './profile-letters.ts';

/** An email change to be sent out. */
export interface SentChange extends Omit<AskedChange, 'brand'> {
  readonly brand: Brand;
  /** The profile's texts, in the language of the recipients. */
  readonly text: Translator;
  /** The account's current email. */
  readonly email: string;
}

/**
 * Stores an email change, replacing a pending one, and emails the link to the new address and a notice with an undo
 * link to the current one. The caller holds the account's lock and has checked the rate limit.
 *
 * @returns when the link expires
 */
export async function sendEmailChange(
  { mail, clock, originOf, signer }: Pick<ProfileDeps, 'mail' | 'clock' | 'originOf' | 'signer'>,
  tx: Tx,
  { brand, text, accountId, email, newEmail, staff }: SentChange,
): Promise<Date> {
  const now = clock();
  const token = await keepEmailChange(tx, { accountId, brand: brand.key, newEmail, staff }, now);
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_MS);
  const change = { accountId, brand: brand.key, oldEmail: email, expiresAt, byStaff: staff !== null };
  const veto = await keepVeto(tx, signer, change);
  const addressee = { brand, text, origin: originOf(brand) };
  await mail.send(tx, confirmEmailLetter({ ...addressee, to: newEmail }, token));
  const news = staff ? 'askedByStaff' : 'asked';
  await mail.send(tx, emailNoticeLetter({ ...addressee, to: email }, news, vetoToken(signer, veto)));
  return expiresAt;
}
