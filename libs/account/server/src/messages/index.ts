import { defineMessages } from '@vinlore/i18n';

/** What the account calls and their mails say. */
export const accountMessages = defineMessages({
  en: {
    'account.passwordShort': 'Choose a password with at least 8 characters.',
    'account.passwordLong': 'Choose a password with 128 characters or fewer.',
    'account.passwordCommon':
      'This password is easy to guess: it has appeared in a data leak, or it’s based on a common word or your name. Try a few unrelated words.',
    'account.passwordShortStaff': 'Staff passwords must have at least 12 characters.',
    'account.passwordOutgrown':
      'Staff passwords must now have at least 12 characters. Select “Forgot your password?” to set a longer one, then sign in.',
    'account.loginRefused': 'Incorrect email or password. If you just signed up, first open the link we emailed you.',
    'account.tooManyTries':
      'Too many incorrect passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}, or select “Forgot your password?” to choose a new one.',
    'account.suspended': 'This account is suspended. Contact {support} to find out why or request a review.',
    'account.closed': 'You closed this account. You have 14 days to reactivate it with the link we emailed you.',
    'account.registered':
      'Check your inbox: we sent you a link. Open it within 24 hours. If you don’t see it, check your spam folder.',
    'account.resetSent':
      'Check your inbox for an email with next steps. If you don’t see it, check your spam folder. If you asked more than once, open the latest email.',
    'account.passwordToChoose': 'Choose a password for your account.',
    'account.linkOld': 'This link has expired, was already used, or was replaced by a newer one. Request a new email.',
    'account.proofNeeded': 'Confirm it’s you, then try again.',
    'account.twoStepNeeded':
      'You have more than {credits} credits. To use them, set up two-step verification or a passkey under “Security.” No credits were used.',
    'account.twoStepUnproven':
      'You have more than {credits} credits. To use them, confirm it’s you with your passkey or code. No credits were used.',
    'account.proofPasswordMissing': 'Enter your password.',
    'account.proofMailMissing': 'Enter the code we emailed you.',
    'account.proofCodeMissing': 'Enter the code from your authenticator app.',
    'account.proofCodeRefused': 'That code didn’t work. Check it, or request a new one.',
    'account.proofPasskeyMissing': 'Use your passkey to confirm it’s you.',
    'account.proofOtherPasskey': 'That passkey belongs to another account. Use one from this account.',
    'account.proofTooMany':
      'Too many incorrect codes. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    'account.proofMailSubject': '{code} is your {brand} code',
    'account.proofMailBody': 'Enter this code to confirm it’s you: {code}. It expires in 10 minutes.',
    'account.proofMailNotYou':
      'Didn’t request this? Someone may be using your account. Don’t share the code, and contact {support}.',
    'account.oldPasswordWrong': 'The current password is incorrect.',
    'account.passwordChanged': 'Password changed. You’ve been signed out on all other devices.',
    'account.device': '{browser} on {system}',
    'account.newDeviceUnknown': 'Unknown',
    'account.newDeviceSubject': 'New sign-in to your {brand} account',
    'account.newDeviceBody':
      'Someone signed in to your {brand} account from a new browser. Device: {device}. Location: {place}. Time: {time}.',
    'account.newDeviceYou': 'If this was you, you can ignore this email.',
    'account.newDeviceNotYou':
      'Wasn’t you? Change your password now to sign out all devices: {reset} – then review your security settings.',
    'account.newDeviceAction': 'Review your devices',
    'account.sessionUnknown': 'This device is already signed out.',
    'account.googleNotConfigured': 'Google sign-in isn’t available here. Use your email and password.',
    'account.googleRefused':
      'Google couldn’t confirm your identity. Try again, or sign in with your email and password.',
    'account.googleDown': 'Couldn’t reach Google. Try again in a minute, or sign in with your password.',
    'account.googleUsePassword':
      'Google couldn’t verify this email. Sign in with your password, or sign up with your email.',
    'account.googleSubject': 'Google linked to your {brand} account',
    'account.googleBody': 'You can now sign in to your {brand} account with Google.',
    'account.googleNotYou':
      'Wasn’t you? Contact {support} and we’ll unlink it. Someone may have access to your Google account, so check that too.',
    'account.gateRefused': 'Incorrect access email or password. Check with the person who gave them to you.',
    'account.gateOpen': 'The members area is open to everyone. You don’t need an access password.',
    'account.confirmSubject': 'Activate your {brand} account',
    'account.confirmBody':
      'You signed up for {brand}. Open the link within 24 hours to confirm your email and sign in.',
    'account.confirmAction': 'Confirm and sign in',
    'account.confirmNotYou': 'Didn’t sign up? Ignore this email and no account will be created.',
    'account.knownSubject': 'You already have a {brand} account',
    'account.knownBody':
      'Someone tried to sign up for {brand} with your email, but you already have an account. Sign in with your password. Nothing was changed.',
    'account.knownForgot': 'Forgot your password? Reset it here: {reset}',
    'account.knownNotYou': 'Wasn’t you? You can ignore this email.',
    'account.loginAction': 'Sign in',
    'account.resetSubject': 'Reset your {brand} password',
    'account.resetBody':
      'We received a request to reset your {brand} password. Open the link within an hour to choose a new one. Your password won’t change until you do.',
    'account.resetAction': 'Reset password',
    'account.resetNotYou': 'Wasn’t you? You can ignore this email.',
    'account.firstSubject': 'Set a password for your {brand} account',
    'account.firstBody':
      'Set a password for your {brand} account, where you’ll find your purchases, credits, and invoices. Open the link within 24 hours.',
    'account.firstAction': 'Set a password',
    'account.firstLater': 'No rush – you can request a new link anytime: {reset}',
    'account.firstNotYou': 'Didn’t buy anything? Someone may have entered your email by mistake. Contact {support}.',
    'account.noneSubject': 'No {brand} account with this email',
    'account.noneBody':
      'Someone tried to reset the {brand} password for this email, but no account uses it. If it was you, you may have signed up with another email, or you still need to open the confirmation link we sent you.',
    'account.signUpAction': 'Sign up',
    'account.mergedSubject': 'Your {brand} account was merged',
    'account.merged': 'This account was merged into another account of yours. Sign in with that account’s email.',
    'account.mergedBody':
      'Someone tried to reset the {brand} password for this email, but its account was merged into another account of yours. Sign in with that account’s email.',
    'account.closedSubject': 'Your {brand} account is closed',
    'account.closedBody':
      'Someone tried to reset the {brand} password for this email, but its account is closed. You can reactivate it within 14 days of closing it, with the link we emailed you.',
    'account.changedSubject': 'Your {brand} password was changed',
    'account.changedBody': 'The password for your {brand} account was just changed. All other devices were signed out.',
    'account.changedNotYou':
      'Wasn’t you? Reset your password right away to sign out everyone else, then contact {support}.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
