import { STAFF_PASSWORD_LENGTH } from '@vinlore/account-domain';
import { isGuessable } from './guessable.ts';

/** Whether a password is too short for an account with these roles; the schema has checked the general rules. */
export const isShortForStaff = (password: string, roles: readonly string[]): boolean =>
  roles.includes('staff') && password.length < STAFF_PASSWORD_LENGTH;

/**
 * The text key of what is wrong with a new password; null if nothing is.
 *
 * @param ownWords words that anyone would try first; see {@link isGuessable}
 * @param roles roles of the account: staff need 12 characters
 */
export async function passwordFault(
  password: string,
  ownWords: readonly string[],
  roles: readonly string[] = [],
): Promise<'account.passwordShortStaff' | 'account.passwordCommon' | null> {
  if (isShortForStaff(password, roles)) return 'account.passwordShortStaff';
  return (await isGuessable(password, ownWords)) ? 'account.passwordCommon' : null;
}
