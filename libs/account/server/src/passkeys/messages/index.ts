import { defineMessages } from '@vinlore/i18n';

/** What the passkey calls and their mails say. */
export const passkeyMessages = defineMessages({
  en: {
    'passkey.nameMissing': 'Enter a name for the passkey.',
    'passkey.nameLong': 'Use 60 characters or fewer.',
    'passkey.defaultName': 'Passkey',
    'passkey.notHere': 'Passkeys don’t work at this address. Go to {domain} instead.',
    'passkey.tooLate': 'Your request took more than five minutes or was sent twice. Start again.',
    'passkey.notGood': 'We couldn’t verify your device’s response. Try again or use another device.',
    'passkey.known': 'This passkey has already been added. Use another device or password manager.',
    'passkey.tooMany': 'You’ve reached the limit of {most} passkeys. Remove one you no longer use.',
    'passkey.notFound': 'Passkey not found. Reload the page.',
    'passkey.lastFactor':
      'This is your only method for two-step verification, which the staff desk requires. Before you remove it, add another passkey or set up an authenticator app on the staff desk.',
    'passkey.loginRefused':
      'This passkey doesn’t match any account here. It may have been removed. Sign in with your password.',
    'passkey.copied':
      'For your security, we blocked this passkey: someone may have copied it. Sign in with your password and remove the passkey.',
    'passkey.addedSubject': 'New passkey for your {brand} account',
    'passkey.addedBody':
      'The passkey “{name}” was added to your {brand} account. You can use it to sign in without a password. Your password still works.',
    'passkey.removedSubject': 'Your {brand} passkey was removed',
    'passkey.removedBody':
      'The passkey “{name}” was removed from your {brand} account. You can’t sign in with it anymore.',
    'passkey.copiedSubject': 'Your {brand} passkey may be compromised',
    'passkey.copiedBody':
      'Someone tried to sign in to {brand} with the passkey “{name}”, but its usage count didn’t match our records. This can mean that someone copied the passkey. We blocked the sign-in. Sign in with your password and remove this passkey.',
    'passkey.notYou': 'Wasn’t you? Change your password right away, review your passkeys, and contact {support}.',
    'passkey.mailAction': 'Review passkeys',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
