import type { Call } from '@vinlore/contract';
import type { Page } from '@vinlore/content-domain';
import { expect, it } from 'vitest';
import { offersFor } from './offers.ts';

const PRICING = { blocks: [{ kind: 'pricing', product: 'report' }] } as unknown as Page;

it('content pages are the same for visitors everywhere: offers include no tax', async () => {
  const offersIn = (tax: object | undefined) =>
    offersFor(PRICING, (() => Promise.resolve([{ id: 'one', price: 1_299, ...(tax && { tax }) }])) as unknown as Call);
  const [taxed, untaxed] = await Promise.all([offersIn({ name: 'IVA', rate: 16 }), offersIn(undefined)]);
  expect(taxed.get('report')!.size).toBeGreaterThan(0);
  expect(taxed).toEqual(untaxed);
});
