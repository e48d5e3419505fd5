import { defineMessages } from '@vinlore/i18n';

/** What shared parts of every screen say. */
export const uiMessages = defineMessages({
  en: {
    'ui.skip': 'Skip to the content',
    'ui.home': '{name}, home page',
    'ui.scheme': 'Switch between light and dark',
    'ui.sample': 'Sample',
    'ui.retry': 'Try again',
    'ui.source.decoded': 'Decoded',
    'ui.source.source': 'Source',
    'ui.source.entered': 'Entered',
    'ui.source.unknown': 'Unknown',
    'ui.error.refused': 'The server turned this down.',
    'ui.error.refused.do': 'Check what you entered and try again.',
    'ui.error.session.do': 'Log in and try again. What you entered is still here.',
    'ui.error.limited': 'That was too often in a short time.',
    'ui.error.limited.do':
      '{seconds, plural, =0 {Wait a moment and try again.} one {Try again in # second.} other {Try again in # seconds.}}',
    'ui.error.down': 'A source is not answering right now.',
    'ui.error.down.do': 'Nothing was charged. Try again in a moment.',
    'ui.error.broken': 'Something went wrong on our side.',
    'ui.error.broken.do': 'Nothing was charged. Try again; if it happens again, tell support the number below.',
    'ui.error.network': 'We could not reach the server.',
    'ui.error.network.do': 'Check your connection and try again. What you entered is still here.',
    'ui.error.timeout': 'The server took too long to answer.',
    'ui.error.timeout.do': 'It may still be working on it. Look in a minute, or try again.',
    'ui.error.invalid-answer': 'The server sent an answer we cannot read.',
    'ui.error.invalid-answer.do': 'Reload the page and try again: it may have been updated in the meantime.',
    'ui.error.request': 'Number for support: {id}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
