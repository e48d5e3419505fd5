import { defineMessages } from '@vinlore/i18n';

/** What the calls about brands say. */
export const siteServerMessages = defineMessages({
  en: {
    'site.changedMeanwhile':
      'Somebody else has changed this in the meantime. Look at their value and choose which one stays.',
    'site.wrongValue': 'Some values cannot be kept: read what is said beside each of them.',
    'site.noSuchKey': 'This cannot be changed here.',
    'site.noSuchPage': 'No page with this path is published in every language of the brand. Publish it first.',
    'site.logo.blank': 'Nothing is drawn there that anyone could see.',
    'site.logo.light': 'It is hardly seen on light pages: no part of it has a contrast of 3:1 to the header.',
    'site.logo.dark': 'It is hardly seen on dark pages: no part of it has a contrast of 3:1 to the header.',
    'site.logo.paper': 'It is hardly seen on paper: no part of it has a contrast of 3:1 to white.',
    'site.keyTaken': 'There is a brand with this key. Choose another one: it can’t be changed later.',
    'site.noPagesIn': 'This brand has no pages in that language to begin with. Choose the other one.',
    'site.momentOver': 'Choose a moment that is still to come, within a year.',
    'site.noSuchPlan': 'This plan is over, or someone took it back.',
    'site.keyTwice': 'The same thing cannot be changed twice at once.',
    'site.emailWrong': 'Enter an email address such as gate@example.com.',
    'site.passwordShort': 'Choose a password of at least 8 characters.',
    'site.passwordLong': 'Choose a password of at most 128 characters.',
    'site.mail.none': 'There is no such email.',
    'site.mail.noText': 'This email has no such text. Reload the page.',
    'site.mail.test': 'Test: {subject}',
    'site.mail.reasonMissing': 'Enter a reason.',
    'site.mail.fault.empty': 'Enter a text.',
    'site.mail.fault.long': 'Shorten this to 1,000 characters.',
    'site.mail.fault.control': 'Take out line breaks and invisible characters.',
    'site.mail.fault.markup': 'Take out < and >. Emails take plain text.',
    'site.mail.fault.link': 'Take out web and email addresses. Buttons and variables link for you.',
    'site.mail.fault.syntax': "The braces don’t match up. Write variables like '{name}'.",
    'site.mail.fault.unknown': 'There’s no {name} in this text. Choose one of the variables listed below it.',
    'site.mail.fault.missing': 'Keep {name}: readers need it.',
    'site.mail.fault.subject': 'Shorten the subject to {most} characters, with its variables filled in.',
    'site.gateFirst': 'Set the gate’s email and password first: nobody could get in without them.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
