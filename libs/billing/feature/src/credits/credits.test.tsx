import { type CreditPayload, creditsContract, subscriptionFlags } from '@vinlore/billing-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { link, renderScreen } from '../testing/screens.tsx';
import { creditsOf, leftForReports, leftForStickers } from './credits-state.ts';
import { CreditsLeft } from './credits-left.tsx';
import { Credits } from './credits.tsx';
import { useReportsLeft, useStickersLeft } from './use-left.ts';

const payload = (changes: Partial<CreditPayload> = {}) => ({
  sticker_credit: 2,
  vhr_credit: 0,
  credit: 0,
  vhr_credit_subscription: 0,
  offer: null,
  ...changes,
});
const has = (changes: Partial<CreditPayload> = {}) => on(creditsContract.offerCredit, () => payload(changes));

describe('spec §3: the credits state', () => {
  it('reads sticker_credit, vhr_credit, and credit', () => {
    expect(creditsOf(payload({ vhr_credit: 4, credit: 7 }))).toEqual({ vhr: 4, sticker: 2, global: 7 });
  });

  it.each([
    ['separate', 2, 7, 2],
    ['global', 0, 7, 7],
    ['global', 'Unlimited', 7, 'Unlimited'],
    ['separate', 'Unlimited', 0, 'Unlimited'],
  ] as const)('with %s credits, %s for stickers and %s global: %s left', (credit_type, sticker, credit, left) => {
    const settings = { credit_type } as Parameters<typeof leftForStickers>[2]['settings'];
    const told = payload({ sticker_credit: sticker, credit });
    expect(leftForStickers(creditsOf(told), subscriptionFlags(told), { settings })).toBe(left);
  });

  it.each([
    ['separate', 3, 0, 3],
    ['global', 3, 0, 7],
    ['separate', 3, 5, 3],
    ['separate', 0, -1, 'Unlimited'],
    ['global', 0, 'Unlimited', 'Unlimited'],
  ] as const)(
    'with %s credits, %s for reports and a subscription of %s: %s left',
    (credit_type, vhr, running, left) => {
      const settings = { credit_type } as Parameters<typeof leftForReports>[1]['settings'];
      const told = payload({ vhr_credit: vhr, vhr_credit_subscription: running, credit: 7 });
      expect(leftForReports(told, { settings })).toBe(left);
    },
  );

  it('is loaded from the server together with the subscription flags', async () => {
    function Kept() {
      const stickers = useStickersLeft();
      const reports = useReportsLeft();
      return <p>{`${stickers.left}: ${stickers.words}; ${reports.left}: ${reports.words}`}</p>;
    }
    await renderScreen(<Kept />, fakeServer([has({ sticker_credit: 'Unlimited', credit: 4 })]));
    expect(await screen.findByText('Unlimited: Included in your unlimited plan; 4: 4 credits left')).toBeDefined();
  });
});

describe('CreditsLeft', () => {
  const show = (rules: readonly Rule[], language: 'en' | 'es' = 'en') =>
    renderScreen(<CreditsLeft buyLink={link} historyLink={link} />, fakeServer(rules), language);

  it('shows one count for a brand with global credits', async () => {
    await show([has({ credit: 7 })], 'es');
    expect((await screen.findByText('Créditos')).parentElement!.textContent).toBe('Créditos 7 disponibles');
    expect(screen.queryByText('Créditos de etiqueta')).toBeNull();
  });

  it("shows the brand's offer", async () => {
    await show([on(creditsContract.offerCredit, () => ({ ...payload(), offer: 'Five for the price of four.' }))]);
    expect(await screen.findByText('Five for the price of four.')).toBeDefined();
  });
});

describe('Credits', () => {
  const line = (id: string, credits: number, words: string) => ({
    id,
    at: '2026-11-20T10:00:00Z',
    pot: 'sticker' as const,
    credits,
    words,
    document: null,
  });
  const show = (rules: readonly Rule[]) =>
    renderScreen(
      <Credits buyLink={link} documentLink={({ id }, text) => <a href={`/members/stickers/${id}`}>{text}</a>} />,
      fakeServer([has(), ...rules]),
    );

  it('describes credits added, credits used, and documents paid by a plan, and links to the document', async () => {
    const used = {
      ...line('2', -1, '1 sticker credit used: 2014 Ford Escape'),
      document: { kind: 'sticker' as const, id: 'S1' },
    };
    const lines = [{ ...line('3', 0, 'Sticker made'), pot: null }, used, line('1', 3, '3 sticker credits purchased')];
    await show([on(creditsContract.creditHistory, () => ({ lines, next: null }))]);
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Included in your plan');
    expect(rows[1]).toMatch(/^1 sticker credit used: 2014 Ford Escape.*−1$/);
    expect(rows[2]).toMatch(/3 sticker credits purchased.*\+3$/);
    expect(screen.getByRole('link', { name: 'View sticker' }).getAttribute('href')).toBe('/members/stickers/S1');
  });

  it('loads the next page on request', async () => {
    const cursor = '0b0f8c5e-6a7d-4a8e-9a53-0c1d2e3f4a5b';
    await show([
      on(creditsContract.creditHistory, (input) =>
        input.cursor
          ? { lines: [line('1', 3, 'Older')], next: null }
          : { lines: [line('2', 1, 'Newer')], next: cursor },
      ),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Older')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows an empty state with a link to plans', async () => {
    await show([on(creditsContract.creditHistory, () => ({ lines: [], next: null }))]);
    expect(await screen.findByText('No credit activity yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View plans' })).toBeDefined();
  });

  it('shows an error with a retry button', async () => {
    await show([on(creditsContract.creditHistory, () => refused(500, ''))]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
