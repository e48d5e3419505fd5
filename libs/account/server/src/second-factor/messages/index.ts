import { defineMessages } from '@vinlore/i18n';

/** What the calls of the second factor and their mails say. */
export const secondFactorMessages = defineMessages({
  en: {
    'second-factor.atHome': 'Manage two-step verification on the staff desk of the brand your account belongs to.',
    'second-factor.tooLate': 'This setup expired after 10 minutes or was started in another session. Start over.',
    'second-factor.codeRefused':
      'That code didn’t work. It may already have been used, or your phone’s clock may be off. Enter the current code.',
    'second-factor.recoveryRefused': 'That recovery code is invalid or was already used. Each code works once.',
    'second-factor.unreadable':
      'We can’t check your authenticator app anymore. Use a recovery code or a passkey, or ask an owner to reset your two-step verification.',
    'second-factor.otherPasskey': 'That passkey belongs to another account. Use one from the account you signed in to.',
    'second-factor.noAuthenticator': 'Set up an authenticator app before you get recovery codes.',
    'second-factor.last':
      'This is your only method for two-step verification, which the staff desk requires. Add a passkey first, or change to another authenticator app.',
    'second-factor.tooManyTries':
      'Too many incorrect codes. Try again in {minutes, plural, one {# minute} other {# minutes}}, or use a passkey.',
    'second-factor.setSubject': 'Authenticator app set up for {brand}',
    'second-factor.setBody':
      'You now need a code from your authenticator app to sign in to the {brand} staff desk. Your previous authenticator apps and recovery codes no longer work.',
    'second-factor.removedSubject': 'Authenticator app removed from {brand}',
    'second-factor.removedBody':
      'Codes from your authenticator app and your recovery codes no longer work for the {brand} staff desk. Your passkeys still work.',
    'second-factor.codesRenewedSubject': 'New recovery codes for {brand}',
    'second-factor.codesRenewedBody':
      'New recovery codes were created for your {brand} staff account. Your previous codes no longer work.',
    'second-factor.codeUsedSubject': 'Recovery code used at {brand}',
    'second-factor.codeUsedBody':
      'Someone, probably you, signed in to your {brand} account with one of your recovery codes. That code no longer works.',
    'second-factor.resetSubject': '{brand} two-step verification was reset',
    'second-factor.resetBody':
      'An owner of {brand} reset your two-step verification, including passkeys, and signed you out everywhere. You’ll set it up again the next time you sign in.',
    'second-factor.notYou': 'Wasn’t you? Tell an owner right away, change your password, and contact {support}.',
    'second-factor.mailAction': 'Open staff desk',
    'second-factor.codeWanted': 'Enter the code from your authenticator app.',
    'second-factor.memberUnreadable':
      'We can’t check your authenticator app right now. Use a recovery code or a passkey.',
    'second-factor.memberTooMany':
      'Too many incorrect codes. Try again in {minutes, plural, one {# minute} other {# minutes}}, or use a passkey.',
    'second-factor.memberSetSubject': 'Two-step verification is on',
    'second-factor.memberSetBody':
      'Two-step verification is on. From now on, {brand} asks for a code from your authenticator app when you sign in. Your previous apps and recovery codes no longer work.',
    'second-factor.memberRemovedSubject': 'Two-step verification is off',
    'second-factor.memberRemovedBody':
      'Two-step verification is off. {brand} no longer asks for a code when you sign in, and your recovery codes no longer work.',
    'second-factor.memberCodesRenewedSubject': 'New recovery codes for {brand}',
    'second-factor.memberCodesRenewedBody':
      'New recovery codes were created for your {brand} account. Your previous codes no longer work.',
    'second-factor.memberCodeUsedSubject': 'Recovery code used at {brand}',
    'second-factor.memberCodeUsedBody':
      'Someone, probably you, used one of your recovery codes at {brand}. That code no longer works.',
    'second-factor.memberResetSubject': '{brand} two-step verification was reset',
    'second-factor.memberResetBody':
      'Two-step verification was reset for your {brand} account. Your authenticator app, recovery codes, and passkeys no longer work.',
    'second-factor.memberNotYou': 'Wasn’t you? Reset your password right away and contact {support}.',
    'second-factor.memberMailAction': 'Review security settings',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
