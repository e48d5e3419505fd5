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
      'This passkey belongs to another account. Choose one of the account you signed in to.',
    'second-factor.noAuthenticator': 'Set up an authenticator first: recovery codes stand in for it.',
    'second-factor.last':
      'This is your only second factor, and the desk demands one. Add a passkey first, or set up another authenticator in its place.',
    'second-factor.tooManyTries':
      'Too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}, or use a passkey.',
    'second-factor.setSubject': 'An authenticator was set up for your {brand} desk account',
    'second-factor.setBody':
      'The desk of {brand} now asks for its codes when you sign in. Authenticators and recovery codes that you had before are no longer good.',
    'second-factor.removedSubject': 'The authenticator of your {brand} desk account was removed',
    'second-factor.removedBody':
      'Its codes and recovery codes no longer open the desk of {brand}. Your passkeys still do.',
    'second-factor.codesRenewedSubject': 'New recovery codes for your {brand} desk account',
    'second-factor.codesRenewedBody': 'The recovery codes that you had before are no longer good at {brand}.',
    'second-factor.codeUsedSubject': 'A recovery code opened the desk of {brand}',
    'second-factor.codeUsedBody':
      'Someone, probably you, signed in to your {brand} account with one of your recovery codes. That code can’t be used again.',
    'second-factor.resetSubject': 'Your second factor at {brand} was reset',
    'second-factor.resetBody':
      'An owner of {brand} reset your second factor, including passkeys, and signed you out everywhere. You’ll set up a new one the next time you sign in.',
    'second-factor.notYou': 'It was not you? Tell an owner at once, change your password, and write to {support}.',
    'second-factor.mailAction': 'Open the desk',
    'second-factor.codeWanted': 'Enter the code from your authenticator app.',
    'second-factor.memberUnreadable':
      'We can’t check your authenticator app right now. Use a recovery code or a passkey.',
    'second-factor.memberTooMany':
      'Too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}, or use a passkey.',
    'second-factor.memberSetSubject': 'Two-step verification is on for your {brand} account',
    'second-factor.memberSetBody':
      'From now on {brand} asks for a code from your authenticator app when you sign in. Apps and recovery codes you set up before no longer work.',
    'second-factor.memberRemovedSubject': 'Two-step verification is off for your {brand} account',
    'second-factor.memberRemovedBody':
      '{brand} no longer asks for a code when you sign in. Your recovery codes no longer work.',
    'second-factor.memberCodesRenewedSubject': 'New recovery codes for your {brand} account',
    'second-factor.memberCodesRenewedBody': 'The recovery codes you had before no longer work at {brand}.',
    'second-factor.memberCodeUsedSubject': 'A recovery code was used for your {brand} account',
    'second-factor.memberCodeUsedBody':
      'Someone, probably you, used one of your recovery codes at {brand}. That code no longer works.',
    'second-factor.memberResetSubject': 'Two-step verification was reset for your {brand} account',
    'second-factor.memberResetBody': 'Your authenticator app, recovery codes and passkeys at {brand} no longer work.',
    'second-factor.memberNotYou': 'Not you? Reset your password right away and write to {support}.',
    'second-factor.memberMailAction': 'Review your security',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
