import { memberMessages } from '@vinlore/account-feature/desk-parts';
import { accountDeskMessages } from '../messages/index.ts';

/** Texts of the security page: the desk's own, and those of passkeys, which members see too. */
export const securityTexts = [accountDeskMessages, memberMessages];
