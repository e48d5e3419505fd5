import type { RowPayer, RowPayment } from '@vinlore/bulk';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNTS, createReportApi, EMPTY_VIN, recordOf } from '../testing/report-api.ts';
import { createReportLists } from './report-lists.ts';

const api = await createReportApi();
const { stage, ports } = api;
afterAll(() => api.database.drop());

const VIN = '1HGCM82633A004352';
await api.keep([recordOf(VIN, 'one')]);

const lists = createReportLists(ports);
const owner = { brand: testBrand({ key: 'one' }), accountId: ACCOUNTS.member };

/** Payments and refunds, in order. */
const moves: string[] = [];
let payment: RowPayment = { spent: true, transactionId: 'paid' };
const payer: RowPayer = {
  spend: () => {
    moves.push(payment.spent ? 'spent' : payment.reason);
    return Promise.resolve(payment);
  },
  noteReturned: (_tx, problem) => {
    moves.push(problem);
    return Promise.resolve();
  },
};
const make = (vin: string) => lists.make({ ...owner, language: 'en', vin, stockNumber: '', askingPrice: null }, payer);

beforeEach(() => {
  stage.eventsDown = false;
  stage.returned.length = 0;
  moves.length = 0;
  payment = { spent: true, transactionId: 'paid' };
});

describe('a row of a dealer’s list of reports (docs/decisions.md §4, Dealer)', () => {
  it('fails without a charge if no source of records answers or no credit is left', async () => {
    stage.eventsDown = true;
    expect(await make(VIN)).toEqual({ outcome: 'failed', problem: 'no-source' });
    stage.eventsDown = false;
    payment = { spent: false, reason: 'no-credit' };
    expect(await make(VIN)).toEqual({ outcome: 'failed', problem: 'unpaid' });
    expect([moves, stage.returned]).toEqual([['no-credit'], []]);
    expect(await lists.countOwned(owner, [VIN])).toBe(0);
  });

  it('is paid for once; an existing report is returned again', async () => {
    const [first, second] = [await make(VIN), await make(VIN)];
    expect(first).toMatchObject({ outcome: 'there' });
    expect(second).toEqual(first);
    expect(moves).toEqual(['spent']);
    expect(await lists.countOwned(owner, [VIN, EMPTY_VIN])).toBe(1);
  });

  it('docs/decisions.md §6: refunds the credit of an empty report, and records why', async () => {
    expect(await make(EMPTY_VIN)).toMatchObject({ outcome: 'there' });
    expect([moves, stage.returned]).toEqual([['spent', 'empty-report'], ['paid']]);
    expect(await lists.countOwned(owner, [EMPTY_VIN])).toBe(0);
  });

  it.each([
    ['a classic number that fits several vehicles', '119300123', 'several'],
    ['a classic number of no table', 'ZZ12345', 'unknown-classic'],
    ['no VIN', '', 'empty'],
    ['a letter that no VIN has', `I${VIN.slice(1)}`, 'letter'],
    ['a character that no VIN has', `${VIN.slice(0, 16)}!`, 'character'],
    ['16 characters', VIN.slice(1), 'length'],
  ])('rejects bad input: %s', (_what, vin, problem) => {
    expect(lists.judge(owner.brand, { line: 1, vin, stockNumber: '', price: null })).toMatchObject({ problem });
  });
});
