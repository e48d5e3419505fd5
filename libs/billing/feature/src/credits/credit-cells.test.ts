import type { CreditPayload } from '@vinlore/billing-domain';
import { createTranslator } from '@vinlore/i18n';
import { expect, it } from 'vitest';
import { billingMessages } from '../messages/index.ts';
import { creditCells } from './credit-cells.ts';

const text = createTranslator('en', billingMessages.en);
const NONE: CreditPayload = { sticker_credit: 0, vhr_credit: 0, credit: 0, vhr_credit_subscription: 0 };

function cells(credit_type: 'global' | 'separate', report: boolean, changes: Partial<CreditPayload>) {
  const settings = { credit_type } as Parameters<typeof creditCells>[1]['settings'];
  const shown = creditCells(
    { ...NONE, ...changes },
    { settings, features: { report, sticker: true, model_report: false } },
    text,
  );
  return shown.map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' '));
}

it.each<[string, 'global' | 'separate', boolean, Partial<CreditPayload>, string[]]>([
  [
    'kinds apart',
    'separate',
    true,
    { vhr_credit: 4, sticker_credit: 2 },
    ['Report credits 4 left', 'Sticker credits 2 left'],
  ],
  ['none of what is not sold', 'separate', false, { sticker_credit: 2 }, ['Sticker credits 2 left']],
  [
    'what is there, sold or not',
    'separate',
    false,
    { vhr_credit: 1 },
    ['Report credits 1 left', 'Sticker credits 0 left'],
  ],
  ['unlimited stickers', 'separate', false, { sticker_credit: 'Unlimited' }, ['Stickers Unlimited']],
  [
    'unlimited reports',
    'separate',
    false,
    { vhr_credit_subscription: 'Unlimited', vhr_credit: 3 },
    ['Reports Unlimited', 'Sticker credits 0 left'],
  ],
  ['one pot', 'global', true, { credit: 1200, sticker_credit: 9 }, ['Credits 1,200 left']],
  [
    'one pot beside a plan',
    'global',
    false,
    { credit: 7, sticker_credit: 'Unlimited' },
    ['Credits 7 left', 'Stickers Unlimited'],
  ],
])('spec §3: shows %s', (_what, type, report, changes, shown) => expect(cells(type, report, changes)).toEqual(shown));
