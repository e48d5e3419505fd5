import { defineMessages } from '@vinlore/i18n';

/** What the profile calls and their mails say. */
export const profileMessages = defineMessages({
  en: {
    'account.webInvalid': 'This web address is not complete. It looks like www.example.com.',
    'account.companyMissing': 'Enter the company’s name.',
    'profile.messageMissing': 'Please enter a message.',
    'profile.messageLong': 'This message is longer than 10,000 characters. Please shorten it.',
    'profile.fileLarge': 'This picture is larger than 2 MB. Choose a smaller one.',
    'profile.unprintable':
      'Stickers and invoices can’t show {characters}. Write your company’s name in Latin, Greek, or Cyrillic letters.',
    'profile.saved': 'Your profile is saved.',
    'profile.emailAsked':
      'Your profile is saved. We have sent a mail to {email}: open the link in it within 24 hours to change your address. Until then the present one holds.',
    'profile.emailTooOften': 'You have asked for several new addresses today. Try again tomorrow.',
    'profile.linkOver':
      'This link is no longer good: it is older than 24 hours, was used before, a newer one was sent, or your password has changed since. Ask for the change once more in your profile, or write to support.',
    'profile.emailChanged': 'Your new address is confirmed. Sign in with it from now on.',
    'profile.dealerRegistered': 'You are registered as a dealer.',
    'profile.dealerWithdrawn':
      'We have withdrawn your registration as a dealer. Write to {support} if you want to be one again.',
    'profile.notDealer': 'Logos are for dealers. Register as a dealer first.',
    'profile.imageSaved': 'Your picture is saved.',
    'profile.imageRemoved': 'Your picture is removed.',
    'profile.logoSaved': 'Your logo is saved.',
    'profile.logoRemoved': 'Your logo is removed.',
    'profile.noImage': 'This picture is no longer there. Reload the page.',
    'profile.fault.kind': 'This file is not a picture we can take. Choose a JPEG, PNG, WebP, or AVIF file.',
    'profile.fault.heic': 'Pictures in HEIC format cannot be read here. Save it as JPEG, then choose it again.',
    'profile.fault.huge': 'This picture has too many pixels to be read here. Make it smaller, or choose another one.',
    'profile.fault.broken': 'This picture is damaged and cannot be read. Save it anew, or choose another one.',
    'profile.contactSent': 'Thank you. Your message is on its way to our support.',
    'profile.contactSubject': 'Message from {sender}',
    'profile.contactBody': '{sender} wrote through the contact page. Your answer goes to them.',
    'profile.confirmSubject': 'Confirm your new address at {brand}',
    'profile.confirmBody': 'This address was named as the new email address of an account at {brand}.',
    'profile.confirmLife':
      'Open the link to confirm it. It works once, and for 24 hours. You will then sign in with this address.',
    'profile.confirmNotYou': 'It was not you? Then there is nothing to do: without the link nothing changes.',
    'profile.confirmAction': 'Confirm this address',
    'profile.askedSubject': 'Your address at {brand} is about to change',
    'profile.changedSubject': 'Your address at {brand} has changed',
    'profile.askedBody':
      'Someone asked to change the email of your {brand} account. The change takes effect once the new address is confirmed. Until then, this one stays.',
    'profile.askedByStaffBody':
      'Someone asked our support to change the email of your {brand} account. The change takes effect once the new address is confirmed. Until then, this one stays.',
    'profile.askedNotYou':
      'Was it you? Then there’s nothing to do. If not, stop the change with the link below: all devices are signed out. Questions: {support}',
    'profile.changedBody':
      'Your {brand} account has a new email. You can’t sign in with this one anymore, and all devices were signed out.',
    'profile.changedNotYou':
      'Was it you? Then there’s nothing to do. If not, take your account back with the link below within 72 hours. Your email, password, and sign-in methods go back to what they were. Questions: {support}',
    'profile.vetoAction': 'This wasn’t me',
    'profile.vetoOver':
      'This link no longer works: it was used before or is too old. Write to support if someone else has your account.',
    'profile.vetoTaken':
      'This email has another account by now, so the change can’t be undone here. Write to {support}.',
    'profile.vetoed': 'Done. Your account is as it was before, and all devices are signed out.',
    'profile.vetoedSubject': 'The email change at {brand} was undone',
    'profile.vetoed.former':
      'Your {brand} account has this email again, with the password and sign-in methods from before. All devices were signed out. Someone may know your password: choose a new one.',
    'profile.vetoed.stopped':
      'We stopped the change: your {brand} account keeps this email. All devices were signed out. Someone may know your password: choose a new one.',
    'profile.vetoed.new': 'The owner of the {brand} account undid the change to this email. You can’t sign in with it.',
    'profile.supportVetoSubject': 'Email change undone by {email}',
    'profile.supportVetoBody':
      'Support had asked for another email of this account. {email}, its address before, undid that with the link in our mail.',
    'profile.supportVetoNext':
      'Whoever asked you may not be the owner. Check again who they are before you change this account.',
    'profile.vetoedSupport': 'Questions? Write to {support}.',
    'profile.vetoedAction': 'Choose a new password',
    'profile.emailCanceled': 'Your email stays as it is.',
    'profile.emailResent': 'We sent a new link to {email}.',
    'profile.nothingPending': 'No email change is waiting. Enter the new email and save.',
    'profile.dealerSubject': 'You are registered as a dealer at {brand}',
    'profile.dealerBody':
      '{company} is registered as a dealer at {brand}. What dealers can do is open to you from now on.',
    'profile.dealerNotYou': 'It was not you? Write to {support} and we will take it back.',
    'profile.dealerAction': 'See your dealer’s data',
    'profile.newDealerSubject': 'New dealer: {company}',
    'profile.newDealerBody': '{member} has registered as a dealer at {brand}. Your answer goes to them.',
    'profile.newDealerSize': '{count, plural, one {# employee} other {# employees}}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
