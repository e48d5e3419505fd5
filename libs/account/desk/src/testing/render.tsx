import { accountMessages, memberMessages } from '@vinlore/account-feature';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { shippedBrands } from '@vinlore/testing-web';
import { accountDeskMessages } from '../messages/index.ts';

/** Shows screens of this lib with the login's texts beside its own, as the staff app does. */
export const render = deskRenderer({
  en: { ...accountMessages.en, ...memberMessages.en, ...accountDeskMessages.en },
  es: async () => ({
    ...(await accountMessages.es()),
    ...(await memberMessages.es()),
    ...(await accountDeskMessages.es()),
  }),
});

/** Key of the brand at whose desk tests stand. */
export const HOME = shippedBrands.find(({ language }) => language === 'en')!.key;
