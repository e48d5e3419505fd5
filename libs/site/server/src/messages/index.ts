import { defineMessages } from '@vinlore/i18n';

/** What the calls about brands say. */
export const siteServerMessages = defineMessages({
  en: {
    'site.changedMeanwhile': 'Someone else just changed this. Compare the values and choose which one to keep.',
    'site.wrongValue': 'Couldn’t save. Fix the values marked below.',
    'site.noSuchKey': 'You can’t change this here.',
    'site.noSuchPage':
      'This path needs a published page in each of the brand’s languages. Publish any that are missing.',
    'site.logo.blank': 'This logo is blank or invisible.',
    'site.logo.light':
      'This logo is hard to see on light pages. Part of it needs a contrast of at least 3:1 with the header.',
    'site.logo.dark':
      'This logo is hard to see on dark pages. Part of it needs a contrast of at least 3:1 with the header.',
    'site.logo.paper': 'This logo is hard to see in print. Part of it needs a contrast of at least 3:1 with white.',
    'site.keyTaken': 'Another brand already uses this ID. Choose a different one. You can’t change it later.',
    'site.noPagesIn': 'This brand has no pages in that language to copy. Choose the other language.',
    'site.momentOver': 'Choose a date and time within the next year.',
    'site.noSuchPlan': 'This scheduled change has already run or was canceled.',
    'site.keyTwice': 'You can’t change the same value twice in one save.',
    'site.emailWrong': 'Enter a valid email, such as gate@example.com.',
    'site.passwordShort': 'Use at least 8 characters for the password.',
    'site.passwordLong': 'Use up to 128 characters for the password.',
    'site.mail.none': 'Email not found.',
    'site.mail.noText': 'This text is no longer part of the email. Reload the page.',
    'site.mail.test': 'Test: {subject}',
    'site.mail.reasonMissing': 'Enter a reason.',
    'site.mail.fault.empty': 'Enter some text.',
    'site.mail.fault.long': 'Shorten the text to 1,000 characters.',
    'site.mail.fault.control': 'Remove line breaks and invisible characters.',
    'site.mail.fault.markup': 'Remove < and >. Emails use plain text.',
    'site.mail.fault.link': 'Remove web and email addresses. Buttons and variables add links for you.',
    'site.mail.fault.syntax': "The braces don’t match up. Write variables like '{name}'.",
    'site.mail.fault.unknown': '{name} isn’t available in this text. Use one of the variables listed below it.',
    'site.mail.fault.missing': 'Keep {name}. This text needs it.',
    'site.mail.fault.subject': 'Shorten the subject to {most} characters, including variable values.',
    'site.gateFirst': 'Set the access email and password first. Without them, no one can get in.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
