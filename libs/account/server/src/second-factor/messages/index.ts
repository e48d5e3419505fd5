import { defineMessages } from '@vinlore/i18n';

/** What the calls of the second factor and their mails say. */
export const secondFactorMessages = defineMessages({
  en: {
    'second-factor.atHome': 'Your second factor belongs to the brand that keeps your account. Go to its desk for this.',
    'second-factor.tooLate': 'This took longer than ten minutes, or was begun in another session. Start again.',
    'second-factor.codeRefused':
      'This code is not good: it may have been used already, or the clock of your phone is off. Enter the one that is shown now.',
    'second-factor.recoveryRefused':
      'This is no recovery code of yours, or it was used already. Each of them is good once.',
    'second-factor.unreadable':
      'Your authenticator can no longer be checked here. Give a recovery code or a passkey, or ask an owner to reset your second factor.',
    'second-factor.otherPasskey':
      'This passkey belongs to another account. Choose one of the account you logged in to.',
    'second-factor.noAuthenticator': 'Set up an authenticator first: recovery codes stand in for it.',
    'second-factor.last':
      'This is your only second factor, and the desk demands one. Add a passkey first, or set up another authenticator in its place.',
    'second-factor.tooManyTries':
      'Too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}, or use a passkey.',
    'second-factor.setSubject': 'An authenticator was set up for your {brand} desk account',
    'second-factor.setBody':
      'The desk of {brand} now asks for its codes when you log in. Authenticators and recovery codes that you had before are no longer good.',
    'second-factor.removedSubject': 'The authenticator of your {brand} desk account was removed',
    'second-factor.removedBody':
      'Its codes and recovery codes no longer open the desk of {brand}. Your passkeys still do.',
    'second-factor.codesRenewedSubject': 'New recovery codes for your {brand} desk account',
    'second-factor.codesRenewedBody': 'The recovery codes that you had before are no longer good at {brand}.',
    'second-factor.codeUsedSubject': 'A recovery code opened the desk of {brand}',
    'second-factor.codeUsedBody':
      'Somebody, probably you, logged in to your account at {brand} with one of your recovery codes. That code is used up now.',
    'second-factor.resetSubject': 'Your second factor at {brand} was reset',
    'second-factor.resetBody':
      'An owner of {brand} has reset your second factor, passkeys too, and logged you out everywhere. At your next login you set up a new one.',
    'second-factor.notYou': 'It was not you? Tell an owner at once, change your password, and write to {support}.',
    'second-factor.mailAction': 'Open the desk',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
