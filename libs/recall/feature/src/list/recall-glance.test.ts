import type { Recall, RecallAnswer } from '@vinlore/recall-domain';
import { createTranslator } from '@vinlore/i18n';
import { expect, it } from 'vitest';
import { recallMessages } from '../messages/index.ts';
import { recallGlance } from './recall-glance.ts';

const text = createTranslator('en', recallMessages.en);
const recall = (source: string, park_outside = false) => ({ source, park_it: false, park_outside }) as Recall;
const answer = (recalls: Recall[], state: RecallAnswer['state'] = 'loaded') => ({ recalls, state }) as RecallAnswer;

it('counts U.S. recalls, like the list below it', () => {
  expect(recallGlance(answer([recall('NHTSA'), recall('Transport Canada')]), text)).toMatchObject({
    value: '1',
    note: 'May apply to this vehicle',
    isUrgent: false,
  });
  expect(recallGlance(answer([recall('NHTSA', true)]), text)).toMatchObject({ isUrgent: true });
});

it('shows "not available yet" before anything is loaded, never "0"', () => {
  expect(recallGlance(answer([recall('Transport Canada')], 'not-loaded'), text).value).toBe('Not available yet');
  expect(recallGlance(null, text).value).toBe('Not available');
});
