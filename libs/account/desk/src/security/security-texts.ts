import { memberMessages } from '@vinlore/account-feature/desk-parts';
import { accountDeskMessages } from '../messages/index.ts';

/** Texts of the security page: the desk's own plus those for passkeys, which members see too. */
export const securityTexts = [accountDeskMessages, memberMessages];
