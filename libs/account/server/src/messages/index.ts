import { defineMessages } from '@vinlore/i18n';

/** What the account calls and their mails say. */
export const accountMessages = defineMessages({
  en: {
    'account.passwordShort': 'Use a password of at least 8 characters.',
    'account.passwordLong': 'Use a password of at most 128 characters.',
    'account.passwordCommon':
      'This password is easy to guess: it has leaked elsewhere, or is made of a common word or your own name. Try a few words that don’t belong together.',
    'account.passwordShortStaff': 'Staff passwords need at least 12 characters.',
    'account.passwordOutgrown':
      'Staff passwords now need at least 12 characters. Choose “Forgot your password?” to set a longer one, then sign in.',
    'account.loginRefused':
      'Email and password do not match. If you have just registered, open the link in our mail first.',
    'account.tooManyTries':
      'Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}, or choose a new password with “Forgot password?”.',
    'account.suspended': 'This account is suspended. Write to {support} to ask why or to have it reviewed.',
    'account.closed':
      'You have closed this account. The mail that confirmed it has the link that opens it again, for 14 days after closing.',
    'account.registered':
      'Thank you. We have sent you a mail: open the link in it within 24 hours, and you are in. Look in the spam folder too.',
    'account.resetSent':
      'We have sent a mail to this address that says how to go on. Look in the spam folder too. If you asked several times, open the newest one.',
    'account.passwordToChoose': 'Choose a password for your account.',
    'account.linkOld':
      'This link is no longer good: it was used already, replaced by a newer one, or is too old. Ask for a new mail.',
    'account.proofNeeded': 'Confirm it’s you, then try again.',
    'account.twoStepNeeded':
      'You have more than {credits} credits. To use them, set up two-step verification or a passkey under “Security”. Nothing was spent.',
    'account.twoStepUnproven':
      'You have more than {credits} credits. To use them, confirm it’s you with your passkey or code. Nothing was spent.',
    'account.proofPasswordMissing': 'Enter your password.',
    'account.proofMailMissing': 'Enter the code we emailed you.',
    'account.proofCodeMissing': 'Enter the code from your authenticator app.',
    'account.proofCodeRefused': 'That code didn’t work. Check it, or request a new one.',
    'account.proofPasskeyMissing': 'Use your passkey to confirm it’s you.',
    'account.proofOtherPasskey': 'That passkey belongs to another account. Choose the one for this account.',
    'account.proofTooMany': 'Too many wrong codes. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'account.proofMailSubject': '{code} is your {brand} code',
    'account.proofMailBody': 'Enter this code to confirm it’s you: {code}. It works for 10 minutes.',
    'account.proofMailNotYou':
      'Didn’t ask for it? Someone may be using your account. Don’t share the code, and write to {support}.',
    'account.oldPasswordWrong': 'The current password does not match.',
    'account.passwordChanged': 'Your password is changed. All your other devices are signed out.',
    'account.device': '{browser} on {system}',
    'account.newDeviceUnknown': 'Unknown',
    'account.newDeviceSubject': 'New sign-in to your {brand} account',
    'account.newDeviceBody':
      'Someone signed in to your {brand} account from a browser we haven’t seen before. Device: {device}. Place: {place}. Time: {time}.',
    'account.newDeviceYou': 'If this was you, there’s nothing to do.',
    'account.newDeviceNotYou':
      'Not you? Change your password now: {reset} – this signs out every device. Then check your security settings. Questions: {support}',
    'account.newDeviceAction': 'Review your devices',
    'account.sessionUnknown': 'This device is signed out already.',
    'account.googleNotConfigured': 'You cannot sign in with Google here. Sign in with your email and password.',
    'account.googleRefused': 'Google did not confirm who you are. Try again, or sign in with your email and password.',
    'account.googleDown': 'Google cannot be asked right now. Try again in a minute, or sign in with your password.',
    'account.googleUsePassword':
      'Google can’t vouch for this email address. Sign in with your password, or sign up with your email.',
    'account.googleSubject': 'You can sign in to {brand} with Google',
    'account.googleBody': 'Your Google account now opens your account at {brand}.',
    'account.googleNotYou':
      'Wasn’t this you? Write to {support} and we’ll undo it. Someone may be using your Google account, so check that too.',
    'account.gateRefused': 'This access does not match. Check it with the person who gave it to you.',
    'account.gateOpen': 'This site is open: you need no access for it.',
    'account.confirmSubject': 'Confirm your registration at {brand}',
    'account.confirmBody':
      'One more step to your account at {brand}: open the link within 24 hours. It confirms your address and logs you in.',
    'account.confirmAction': 'Confirm and sign in',
    'account.confirmNotYou':
      'You did not register? Then leave the link alone, and no account is opened. Questions: {support}',
    'account.knownSubject': 'You already have an account at {brand}',
    'account.knownBody':
      'Someone tried to open a {brand} account with your email. You already have one: sign in with your password. Nothing was changed.',
    'account.knownForgot': 'Forgot your password? Choose a new one: {reset}',
    'account.knownNotYou': 'It was not you? Then there is nothing to do. Questions: {support}',
    'account.loginAction': 'Sign in',
    'account.resetSubject': 'Choose a new password at {brand}',
    'account.resetBody':
      'Someone, probably you, asked for a new {brand} password. Open the link within an hour to choose one. Until then nothing changes.',
    'account.resetAction': 'Choose a new password',
    'account.resetNotYou': 'It was not you? Then there is nothing to do. Questions: {support}',
    'account.firstSubject': 'Choose a password for your {brand} account',
    'account.firstBody':
      'Your account at {brand} keeps what you bought, your credits, and your invoices. Open the link within 24 hours to choose its password.',
    'account.firstAction': 'Choose a password',
    'account.firstLater': 'Later is fine too: ask for a new link here whenever you like: {reset}',
    'account.firstNotYou': 'Didn’t buy anything? Someone may have typed your email by accident. Write to {support}.',
    'account.noneSubject': 'No account at {brand} with this address',
    'account.noneBody':
      'Someone asked for a new {brand} password with your email, but no account uses it. If that was you, you may have signed up with another email, or not opened the link we sent you yet.',
    'account.signUpAction': 'Sign up',
    'account.mergedSubject': 'This {brand} account is part of another one',
    'account.merged': 'This account was merged into another account of yours. Sign in with the email of that one.',
    'account.closedSubject': 'Your account at {brand} is closed',
    'account.changedSubject': 'Your password at {brand} was changed',
    'account.changedBody':
      'The password of your account at {brand} was just changed. All other devices were signed out.',
    'account.changedNotYou':
      'It was not you? Choose a new password right away, which logs everybody else out, and write to {support}.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
