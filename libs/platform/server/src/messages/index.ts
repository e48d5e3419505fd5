import { defineMessages } from '@vinlore/i18n';

/** What the calls and emails about API keys say. */
export const platformServerMessages = defineMessages({
  en: {
    'platform.noKey': 'We couldn’t find this API key. It may have been removed.',
    'platform.mostKeys': 'You have {most, number} API keys, the maximum. Remove one you don’t need.',
    'platform.address': 'Enter an IP address, or a network such as 203.0.113.0/24.',
    'platform.origin': 'Enter a website’s origin, such as https://www.example.com.',
    'platform.needsOrigin': 'A publishable key needs at least one website.',
    'platform.noOrigin': 'Only publishable keys have websites.',
    'platform.publicScopes': 'A publishable key can only have: {scopes}.',
    'platform.testKeysOnly': 'Only a test key can reset test mode.',
    'platform.openAccount': 'Open your account',
    'platform.budgetSubject': 'API key: {level, number}% of budget used',
    'platform.budgetBody':
      'Your API key “{name}” ({shown}) has used {level, number}% of its monthly budget of {budget, number} requests.',
    'platform.budgetLeft':
      'At 100%, requests with this key are refused until the next month. You can raise the budget anytime.',
    'platform.budgetOver': 'Requests with this key are refused until the next month, or until you raise the budget.',
    'platform.removedSubject': 'Your API key was removed',
    'platform.removedBody': '{brand} removed your API key “{name}” ({shown}). Requests with it are refused.',
    'platform.removedWhy': 'Reason: {reason}',
    'platform.removedNext': 'Create a new key and use it in your programs. Your other keys still work.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
