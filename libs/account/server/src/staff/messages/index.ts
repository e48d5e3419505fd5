import { defineMessages } from '@vinlore/i18n';

/** What the calls of the desk and its team say, and their mails. */
export const deskMessages = defineMessages({
  en: {
    'desk.notThere': 'You do not work at the desk of that brand. Ask one of its owners to let you.',
    'desk.handOverOver':
      'This link to the desk has been used, is older than a minute, or was started in another browser. Switch brands again, or sign in here.',
    'desk.noSuchPerson': 'This person does not work at this desk any more. Reload the list.',
    'desk.notOneself': 'You can’t change your own rights. Ask another owner.',
    'desk.elsewhere': 'Another brand keeps this account, and its owners decide. You can end its work at this desk.',
    'desk.closed': 'The account of this email is closed. Its holder can open it again by the mail they got.',
    'desk.already': 'This person is on the staff already. Change their permissions in the list.',
    'desk.brandsNotYours': 'You can only give brands at whose desks you work yourself. Leave out: {brands}.',
    'desk.lastOwner': 'This is the brand’s only owner. Add another owner first.',
    'desk.changedMeanwhile': 'Someone else just changed what {email} may do. Check it, then save what you still want.',
    'desk.gone': 'This account is closed or gone. Decline the request.',
    'desk.changedSince':
      'What this person may do has changed since this was asked for. Decline it, and ask again if it is still wanted.',
    'desk.welcomeSubject': 'You are on the staff of {brand}',
    'desk.welcomeBody': 'An owner of {brand} has put you on its staff. You work at its desk: {desk}',
    'desk.welcomePassword':
      'Open the link within 24 hours to choose a password. Then set up a second factor: an authenticator app on your phone, or a passkey.',
    'desk.welcomeLogin':
      'Sign in with your password. Then set up a second factor: an authenticator app on your phone, or a passkey.',
    'desk.welcomeNotYou': 'You expected nothing of the kind? Write to {support}.',
    'desk.welcomeChoose': 'Choose a password',
    'desk.welcomeOpen': 'Open the desk',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
