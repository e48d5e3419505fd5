import { defineMessages } from '@vinlore/i18n';

/** What the profile calls and their mails say. */
export const profileMessages = defineMessages({
  en: {
    'account.webInvalid': 'Enter a complete web address, like www.example.com.',
    'account.companyMissing': 'Enter the company name.',
    'profile.messageMissing': 'Please enter a message.',
    'profile.messageLong': 'Your message is too long. Use 10,000 characters or fewer.',
    'profile.fileLarge': 'This image is larger than 2 MB. Choose a smaller one.',
    'profile.unprintable':
      '{characters} can’t be shown on stickers and invoices. Use Latin, Greek, or Cyrillic letters for your company name.',
    'profile.saved': 'Profile saved',
    'profile.emailAsked':
      'Profile saved. We sent a link to {email}. Open it within 24 hours to change your email. Until then, keep using your current email.',
    'profile.emailTooOften': 'You’ve requested too many email changes today. Try again tomorrow.',
    'profile.linkOver':
      'This link no longer works: it expired, was used or replaced, or your password changed. Request the email change again in your profile, or contact support.',
    'profile.emailChanged': 'Email updated. Use it to sign in from now on.',
    'profile.dealerRegistered': 'You’re registered as a dealer',
    'profile.dealerWithdrawn': 'Your dealer status was revoked. To register again, contact {support}.',
    'profile.notDealer': 'Only dealers can add a logo. Register as a dealer first.',
    'profile.imageSaved': 'Photo updated',
    'profile.imageRemoved': 'Photo removed',
    'profile.logoSaved': 'Logo updated',
    'profile.logoRemoved': 'Logo removed',
    'profile.noImage': 'Image not found. Reload the page.',
    'profile.fault.kind': 'This file type isn’t supported. Choose a JPEG, PNG, WebP, or AVIF image.',
    'profile.fault.heic': 'HEIC images aren’t supported. Save the image as a JPEG and try again.',
    'profile.fault.huge': 'This image has too many pixels. Make it smaller or choose another one.',
    'profile.fault.broken': 'This image is damaged and can’t be read. Save it again or choose another one.',
    'profile.contactSent': 'Thank you. We’ve sent your message to our support team.',
    'profile.contactSubject': 'Message from {sender}',
    'profile.contactBody': '{sender} wrote through the contact page. Reply to this email to answer them.',
    'profile.confirmSubject': 'Confirm your new email for {brand}',
    'profile.confirmBody': 'We received a request to use this email for a {brand} account.',
    'profile.confirmLife':
      'To confirm it, open the link within 24 hours. The link works once. After you confirm, you’ll sign in with this email.',
    'profile.confirmNotYou': 'Wasn’t you? You can ignore this email. Nothing changes unless the link is opened.',
    'profile.confirmAction': 'Confirm email',
    'profile.askedSubject': 'Your {brand} email is about to change',
    'profile.changedSubject': 'Your {brand} email was changed',
    'profile.askedBody':
      'We received a request to change the email on your {brand} account. It will change once the new address is confirmed. Until then, keep using this address.',
    'profile.askedByStaffBody':
      'Someone asked our support team to change the email on your {brand} account. It will change once the new address is confirmed. Until then, keep using this address.',
    'profile.askedNotYou':
      'If this was you, there’s nothing to do. If not, stop the change with the button below. This also signs out all devices.',
    'profile.changedBody':
      'The email on your {brand} account was changed. You can’t sign in with this address anymore, and all devices were signed out.',
    'profile.changedNotYou':
      'If this was you, there’s nothing to do. If not, recover your account with the button below within 72 hours. We’ll restore your previous email, password, and sign-in methods.',
    'profile.vetoAction': 'This wasn’t me',
    'profile.vetoOver':
      'This link has expired or was already used. If someone else has access to your account, contact support.',
    'profile.vetoTaken': 'Another account now uses this email, so the change can’t be undone here. Contact {support}.',
    'profile.vetoed':
      'Account recovered. Your sign-in details are as they were before, and all devices were signed out.',
    'profile.vetoedSubject': 'Your {brand} email change was undone',
    'profile.vetoed.former':
      'We undid the email change on your {brand} account. It uses this email again, with your previous password and sign-in methods. All devices were signed out. Someone may know your password, so choose a new one.',
    'profile.vetoed.stopped':
      'We stopped the email change on your {brand} account, so it still uses this email. All devices were signed out. Someone may know your password, so choose a new one.',
    'profile.vetoed.new':
      'The account owner undid the change to this email on their {brand} account. You can’t sign in with it.',
    'profile.supportVetoSubject': 'Email change undone by {email}',
    'profile.supportVetoBody':
      'Support requested a new email for this account. The person at the previous email, {email}, undid the change with the link we sent.',
    'profile.supportVetoNext':
      'The person who contacted you may not be the account owner. Verify their identity again before you change this account.',
    'profile.vetoedAction': 'Reset password',
    'profile.emailCanceled': 'Email change canceled',
    'profile.emailResent': 'We sent a new link to {email}.',
    'profile.nothingPending': 'No email change is pending. Enter the new email and save.',
    'profile.dealerSubject': 'Your {brand} dealer account is ready',
    'profile.dealerBody':
      '{company} is now registered as a dealer with {brand}. You now have access to all dealer features.',
    'profile.dealerNotYou': 'Wasn’t you? Contact {support} and we’ll undo the registration.',
    'profile.dealerAction': 'View dealer account',
    'profile.newDealerSubject': 'New dealer: {company}',
    'profile.newDealerBody': '{member} registered as a dealer with {brand}. Reply to this email to contact them.',
    'profile.newDealerSize': '{count, plural, one {# employee} other {# employees}}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
