import { defineMessages } from '@vinlore/i18n';

/** What the passkey calls and their mails say. */
export const passkeyMessages = defineMessages({
  en: {
    'passkey.nameMissing': 'Give the passkey a name.',
    'passkey.nameLong': 'Use a name of at most 60 characters.',
    'passkey.defaultName': 'Passkey',
    'passkey.notHere': 'Passkeys do not work at this address. Open {domain} instead.',
    'passkey.tooLate': 'This took longer than five minutes, or was sent twice. Start again.',
    'passkey.notGood': 'The answer of your device could not be confirmed. Try again, or choose another device.',
    'passkey.known': 'This passkey was added before. Choose another device or password manager.',
    'passkey.tooMany': 'You have {most} passkeys, the most there can be. Remove one that you no longer use.',
    'passkey.notFound': 'This passkey is no longer there. Reload the page to see those that are.',
    'passkey.lastFactor':
      'This is your only second factor, and the desk demands one. Set up an authenticator there first, or add another passkey.',
    'passkey.loginRefused': 'This passkey opens no account here; it may have been removed. Sign in with your password.',
    'passkey.copied':
      'We refused this passkey to keep you safe: someone may have a copy of it. Sign in with your password and remove it.',
    'passkey.addedSubject': 'A passkey was added to your account at {brand}',
    'passkey.addedBody':
      'The passkey “{name}” now opens your account at {brand}, without a password. Your password works as before.',
    'passkey.removedSubject': 'A passkey was removed from your account at {brand}',
    'passkey.removedBody': 'The passkey “{name}” no longer opens your account at {brand}.',
    'passkey.copiedSubject': 'A passkey of your account at {brand} may have been copied',
    'passkey.copiedBody':
      'Someone tried to sign in to {brand} with the passkey “{name}”, and its use count doesn’t match. That happens when a passkey was copied. No one got in. Sign in with your password and remove this passkey.',
    'passkey.notYou':
      'It was not you? Change your password at once, look through your passkeys, and write to {support}.',
    'passkey.mailAction': 'See your passkeys',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
