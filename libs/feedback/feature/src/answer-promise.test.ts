import { type AnswerPromise, answerWithin } from '@vinlore/brand';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import { describe, expect, it } from 'vitest';
import { modalMessages } from './modal/messages/index.ts';
import { supportMessages } from './support/messages/index.ts';
import { ticketMessages } from './tickets/messages/index.ts';

const open = { time_zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const SAID = {
  en: ['within 24 hours', 'within 8 business hours', 'within an hour'],
  es: ['en menos de 24 horas', 'en menos de 8 horas hábiles', 'en menos de una hora'],
} as const;
const PROMISES: readonly AnswerPromise[] = [{ hours: 24 }, { hours: 8, open }, { hours: 1 }];

describe.each(['en', 'es'] as const)('spec §8: the promised reply time, in %s', (language) => {
  it.each(PROMISES.map((promise, at) => [promise, SAID[language][at]!] as const))(
    'for %j is "%s" everywhere members see it',
    async (answer_promise, said) => {
      const messages = await loadMessages([modalMessages, supportMessages, ticketMessages], language);
      const { t } = createTranslator(language, messages);
      const values = answerWithin({ answer_promise });
      for (const key of ['support.lead', 'rating.supportLead', 'tickets.emptyLead', 'tickets.waiting'])
        expect(t(key, values)).toContain(said);
    },
  );
});
