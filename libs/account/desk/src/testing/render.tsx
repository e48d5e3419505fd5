import { accountMessages, memberMessages } from '@vinlore/account-feature';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { shippedBrands } from '@vinlore/testing-web';
import { accountDeskMessages } from '../messages/index.ts';

/** Renders this lib's screens with the sign-in texts added, as the staff app does. */
export const render = deskRenderer({
  en: { ...accountMessages.en, ...memberMessages.en, ...accountDeskMessages.en },
  es: async () => ({
    ...(await accountMessages.es()),
    ...(await memberMessages.es()),
    ...(await accountDeskMessages.es()),
  }),
});

/** Brand key of the desk in tests. */
export const HOME = shippedBrands.find(({ language }) => language === 'en')!.key;
