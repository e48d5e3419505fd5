import { describe, expect, it } from 'vitest';
import type { Operation } from '../load/journal.mjs';
import { type Facts, judge } from './judge.mjs';

const VIN = '1FMCU0GX9EU000001';
const about = { owner: 'a@example.com', attempts: [], acknowledgedAt: 1 };
const purchase: Operation = { ...about, kind: 'purchase', key: 'k', vin: VIN, credits: 1, acknowledged: { id: 'o' } };
const document: Operation = {
  ...about,
  kind: 'document',
  key: VIN,
  vin: VIN,
  credits: 0,
  acknowledged: { id: 'AB-CD' },
};
const ticket: Operation = { ...about, kind: 'ticket', key: 't', vin: '', credits: 0, acknowledged: { number: 'T1' } };

const order = { key: 'k', id: 'o', state: 'paid', vin: VIN, document: 'AB-CD' };
const sticker = { id: 'ABCD', vin: VIN };
const none: Facts = { orders: [], charges: [], grants: [], stickers: [], spends: [], tickets: [] };
const whole: Facts = {
  orders: [order],
  charges: [{ order: 'o', state: 'paid' }],
  grants: [{ order: 'o', credits: 1 }],
  stickers: [sticker],
  spends: [{ vin: VIN }],
  tickets: [{ key: 't', number: 'T1' }],
};
const unknown = (operation: Operation): Operation => ({ ...operation, acknowledged: null, acknowledgedAt: null });

describe('the auditor', () => {
  it('finds nothing where each acknowledged write is stored once', () => {
    expect(judge([purchase, document, ticket], whole)).toEqual({ lost: [], doubled: [] });
  });

  it('asks nothing of a write that was not acknowledged, whether it is stored or not', () => {
    for (const facts of [none, whole])
      expect(judge([purchase, document, ticket].map(unknown), facts)).toEqual({ lost: [], doubled: [] });
  });

  it.each<[string, Operation, Partial<Facts>]>([
    ['an order', purchase, { orders: [] }],
    ['the payment of an order', purchase, { orders: [{ ...order, state: 'pending' }] }],
    ['a charge', purchase, { charges: [] }],
    ['credits', purchase, { grants: [] }],
    ['the sticker of an order', purchase, { stickers: [], spends: [] }],
    ['a sticker', document, { stickers: [], spends: [] }],
    ['the payment of a sticker', document, { spends: [] }],
    ['a ticket', ticket, { tickets: [] }],
  ])('reports the loss of %s', (_, operation, facts) => {
    const { lost, doubled } = judge([operation], { ...whole, ...facts });
    expect([lost.length, doubled.length]).toEqual([1, 0]);
  });

  it('reports an order that was charged and never paid, acknowledged or not', () => {
    const facts = { ...whole, orders: [{ ...order, state: 'pending', document: null }], stickers: [], spends: [] };
    expect(judge([unknown(purchase)], facts).lost).toEqual(['purchase k: charged, and its order is pending']);
  });

  it.each<[string, Operation, Partial<Facts>]>([
    ['an order', purchase, { orders: [order, { ...order, id: 'p' }] }],
    ['a charge', purchase, { charges: [...whole.charges, ...whole.charges] }],
    ['credits', purchase, { grants: [...whole.grants, ...whole.grants] }],
    ['a sticker', document, { stickers: [sticker, { ...sticker, id: 'EFGH' }] }],
    ['the payment of a sticker', document, { spends: [...whole.spends, ...whole.spends] }],
    ['a ticket', ticket, { tickets: [...whole.tickets, { key: 't', number: 'T2' }] }],
  ])('reports the double of %s', (_, operation, facts) => {
    const { lost, doubled } = judge([operation], { ...whole, ...facts });
    expect(doubled).toHaveLength(1);
    expect(lost.filter((each) => !each.includes('credits spent on'))).toEqual([]);
  });
});
