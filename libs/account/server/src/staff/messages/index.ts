import { defineMessages } from '@vinlore/i18n';

/** What the calls of the desk and its team say, and their mails. */
export const deskMessages = defineMessages({
  en: {
    'desk.notThere': 'You don’t have access to that brand’s staff desk. Ask one of its owners to add you.',
    'desk.handOverOver':
      'This link was already used, is more than a minute old, or was opened in another browser. Switch brands again, or sign in here.',
    'desk.noSuchPerson': 'This person is no longer on the team. Reload the list.',
    'desk.notOneself': 'You can’t change your own permissions. Ask another owner.',
    'desk.elsewhere':
      'This account belongs to another brand, so only its owners can change it. You can remove it from your team.',
    'desk.closed': 'The account with this email is closed. The member can reactivate it with the link we emailed them.',
    'desk.already': 'This person is already on the team. Change their permissions in the list.',
    'desk.brandsNotYours': 'You can only give access to brands where you’re on the team. Remove: {brands}.',
    'desk.lastOwner': 'This is the brand’s only owner. Add another owner first.',
    'desk.changedMeanwhile':
      'Someone else just changed the permissions of {email}. Review them, then save your changes again.',
    'desk.gone': 'This account is closed or was deleted. Decline the request.',
    'desk.changedSince':
      'This person’s permissions have changed since the request. Decline it and request it again if it’s still needed.',
    'desk.welcomeSubject': 'You’ve joined the {brand} team',
    'desk.welcomeBody': 'An owner of {brand} added you to the team. Open your staff desk: {desk}',
    'desk.welcomePassword':
      'Open the link within 24 hours to choose a password. Then set up two-step verification with a passkey or an authenticator app on your phone.',
    'desk.welcomeLogin':
      'Sign in with your password. Then set up two-step verification with a passkey or an authenticator app on your phone.',
    'desk.welcomeNotYou': 'Weren’t expecting this? Contact {support}.',
    'desk.welcomeChoose': 'Choose a password',
    'desk.welcomeOpen': 'Open staff desk',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
