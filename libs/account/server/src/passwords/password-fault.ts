import { STAFF_PASSWORD_LENGTH } from '@vinlore/account-domain';
import { isGuessable } from './guessable.ts';

/** Whether a password is too short for an account with these roles; the schema has judged what holds for everyone. */
export const isShortForStaff = (password: string, roles: readonly string[]): boolean =>
  roles.includes('staff') && password.length < STAFF_PASSWORD_LENGTH;

/**
 * What is wrong with a new password, as the key of the text that says so; null if nothing is.
 *
 * @param ownWords what anyone would try first; see {@link isGuessable}
 * @param roles of the account: staff need 12 characters
 */
export async function passwordFault(
  password: string,
  ownWords: readonly string[],
  roles: readonly string[] = [],
): Promise<'account.passwordShortStaff' | 'account.passwordCommon' | null> {
  if (isShortForStaff(password, roles)) return 'account.passwordShortStaff';
  return (await isGuessable(password, ownWords)) ? 'account.passwordCommon' : null;
}
