import type { Profile } from '@vinlore/account-domain';
import { screenRenderer } from '@vinlore/ui/testing';
import { accountMessages } from '../messages/index.ts';
import { letterMessages } from '../messages/letters/index.ts';
import { memberMessages } from '../messages/member/index.ts';

const catalogues = [accountMessages, letterMessages, memberMessages];

/** Renders a screen of this lib over a fake network, with all texts of this lib. */
export const renderScreen = screenRenderer({
  en: { ...accountMessages.en, ...letterMessages.en, ...memberMessages.en },
  es: async () => Object.assign({}, ...(await Promise.all(catalogues.map(({ es }) => es())))) as Record<string, string>,
});

/** Profile of a member who has entered only an email. */
export const profile: Profile = {
  email: 'ana@example.com',
  pending_email: null,
  phone: '',
  unit: '',
  no_of_employees: 0,
  state: '',
  city: '',
  address: '',
  first: '',
  last: '',
  company_name: '',
  instagram: '',
  facebook: '',
  twitter: '',
  company_website: '',
  country: '',
  pincode: '',
  profile_image: null,
  dealer_logo: null,
  is_dealer: false,
};

/** A field of the rendered screen by its label. */
export const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
