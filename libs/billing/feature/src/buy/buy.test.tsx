import {
  billingContract,
  creditsContract,
  purchaseContract,
  subscriptionContract,
  type SubscriptionView,
  switchContract,
  type SwitchOption,
} from '@vinlore/billing-domain';
import { fakeServer, on, type Rule } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BUNDLE, link, MONTHLY, order, plan, renderScreen, UNLIMITED, VIN } from '../testing/screens.tsx';
import { checkoutQuery } from '../visitor/checkout-request.ts';
import { Buy, type BuyProps } from './buy.tsx';
import { useProductOfPlan } from './use-product-of-plan.ts';

const HELD: SubscriptionView = {
  id: '0190c2f4-0000-7000-8000-000000000001',
  gateway: 'sandbox',
  plan: UNLIMITED,
  state: 'active',
  began_at: '2026-11-20T10:00:00Z',
  period_end: '2026-12-20T10:00:00Z',
  next_amount: 9900,
  currency: 'USD',
  used: 3,
};
const REPORTS = [plan({ id: 'report-single', product: 'report', name: 'One report', price: 1299 })];
const creditsOf = (sticker_credit: number | 'Unlimited') =>
  on(creditsContract.offerCredit, () => ({
    sticker_credit,
    vhr_credit: 3,
    credit: 3,
    vhr_credit_subscription: 0,
    offer: null,
  }));
const rules = (subscriptions: readonly SubscriptionView[], credit = creditsOf('Unlimited')): Rule[] => [
  credit,
  on(billingContract.plans, () => REPORTS),
  on(billingContract.stickerPlans, () => [plan(), BUNDLE, UNLIMITED]),
  on(purchaseContract.paymentMethods, () => [
    { gateway: 'sandbox' as const, test_cards: [{ token: 'sandbox-success', name: 'Payment succeeds' }] },
  ]),
  on(subscriptionContract.subscriptions, () => [...subscriptions]),
  on(switchContract.switchOptions, () => []),
];

async function show(
  given: readonly Rule[],
  props: Partial<BuyProps> = {},
  language: 'en' | 'es' = 'en',
  features: object = { report: true },
) {
  const server = fakeServer(given);
  await renderScreen(
    <Buy
      email="ana@example.com"
      isDealer
      product="sticker"
      vehicle={{ vin: VIN }}
      makes={false}
      vehicleName={null}
      buyLink={(request, text) => <a href={`?${new URLSearchParams(checkoutQuery(request)).toString()}`}>{text}</a>}
      productLink={(request, content, isCurrent) => (
        <a
          href={`?${new URLSearchParams(checkoutQuery(request)).toString()}`}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {content}
        </a>
      )}
      subscriptionLink={link}
      switchLink={(id, text) => <a href={`/subscription?plan=${id}`}>{text}</a>}
      had={null}
      reportLink={(id, text) => <a href={`/reports/${id}`}>{text}</a>}
      onPlan={vi.fn()}
      onOrder={vi.fn()}
      onLeave={vi.fn()}
      {...props}
    />,
    server,
    language,
    features,
  );
  return { server, user: userEvent.setup() };
}

const payButton = () => document.querySelector('button[type=submit]');

describe('the page for buying reports and stickers', () => {
  it('explains why a doubtful VIN gets no document before payment, and promises no sticker for that vehicle', async () => {
    await show(rules([]), { doubt: <p>The check digit doesn’t match</p>, vehicleName: '2003 Honda Accord' });
    await screen.findByText('The check digit doesn’t match');
    await waitFor(() => expect(payButton()).toBeTruthy());
    expect(screen.queryByText(/2003 Honda Accord/)).toBeNull();
  });

  it('docs/decisions.md §6: sends the member’s sticker options with the order', async () => {
    const sold = on(purchaseContract.buyStickerPlan, () => order());
    const chosen = { makes: true, choice: <p>What it shows</p>, selection: '{"trim":"SE"}' };
    const { user, server } = await show([...rules([]), sold], chosen);
    expect(await screen.findByText('What it shows')).toBeDefined();
    await user.click(payButton()!);
    const bought = () => server.requests.find(({ name }) => name === purchaseContract.buyStickerPlan.name)?.input;
    await waitFor(() => expect(bought()).toMatchObject({ vin: VIN, selection: '{"trim":"SE"}' }));
  });

  it.each([
    ['en', 'Reports 3 left', 'Stickers Unlimited, renews Dec 20, 2026'],
    ['es', 'Reportes Te quedan 3', 'Etiquetas Ilimitado, se renueva el 20 dic 2026'],
  ] as const)(
    'links to both products for the vehicle, with what the member has of each: %s',
    async (language, ...names) => {
      await show(rules([HELD]), {}, language);
      const links = await Promise.all(names.map((name) => screen.findByRole('link', { name })));
      expect(links.map((each) => each.getAttribute('href'))).toEqual([
        `?product=report&vin=${VIN}`,
        `?product=sticker&vin=${VIN}`,
      ]);
      expect(links.map((each) => each.getAttribute('aria-current'))).toEqual([null, 'page']);
    },
  );

  it('shows a canceled plan as unlimited until its end', async () => {
    await show(rules([{ ...HELD, state: 'ending', next_amount: null }]), { product: 'report' });
    expect(await screen.findByRole('link', { name: 'Stickers Unlimited until Dec 20, 2026' })).toBeDefined();
  });

  it.each([
    ['en', 'Reports aren’t available yet', 'Buy stickers'],
    ['es', 'Los reportes aún no están disponibles', 'Comprar etiquetas'],
  ] as const)("says that a brand doesn't sell reports, and links to stickers: %s", async (language, said, way) => {
    const { server } = await show([creditsOf(2)], { product: 'report' }, language, { report: false });
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(`?product=sticker&vin=${VIN}`);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(server.requests.map(({ name }) => name)).toEqual(['credits.offerCredit']);
  });

  it('finds the product of the plan in the URL', async () => {
    const Product = ({ id }: { readonly id: string }) => <p>{useProductOfPlan(null, id, 'user') ?? 'asking'}</p>;
    await renderScreen(
      <>
        <Product id="report-single" />
        <Product id="sticker-single" />
      </>,
      fakeServer(rules([])),
      'en',
      { report: true },
    );
    await waitFor(() => expect(document.body.textContent).toBe('reportsticker'));
  });
});

it('links to the report that the member already has instead of selling it again', async () => {
  await show(rules([]), { product: 'report', had: { id: 'R7', made_at: '2026-11-20T10:00:00Z' } });
  expect(await screen.findByText('You already have a report for this vehicle')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View report' }).getAttribute('href')).toBe('/reports/R7');
  expect(screen.getByRole('link', { name: 'Buy for other vehicles' }).getAttribute('href')).toBe('?product=report');
  expect(payButton()).toBeNull();
});

describe('spec §4: an unlimited plan is not sold twice', () => {
  it('shows the member’s plan, with a link to it, instead of the plans', async () => {
    await show(rules([HELD]));
    expect(await screen.findByText('You have unlimited stickers')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View subscription' })).toBeDefined();
    expect(payButton()).toBeNull();
  });

  it('still offers plans with a number of credits, but no pay button for the unlimited one', async () => {
    const { user } = await show(rules([HELD]));
    await user.click(await screen.findByRole('button', { name: 'View other plans' }));
    expect(payButton()?.textContent).toContain('$7.99');
    await user.click(screen.getByRole('radio', { name: /^Unlimited stickers/ }));
    expect(payButton()).toBeNull();
    expect(screen.getByText('You have unlimited stickers')).toBeDefined();
  });

  it('sells it again after it has ended, or if the member’s plan is for the other product', async () => {
    await show(
      rules([
        { ...HELD, state: 'ended' },
        { ...HELD, plan: { ...UNLIMITED, product: 'report' } },
      ]),
      {
        plan: UNLIMITED.id,
      },
    );
    await waitFor(() => expect(payButton()?.textContent).toContain('$99.00'));
  });
});

describe('spec §4: offers a plan change instead of a second plan', () => {
  const MORE = plan({ ...UNLIMITED, id: 'sticker-year', name: 'A year of stickers', price: 99_000, interval: 'year' });
  const option = (plan: SwitchOption['plan'], changes: Partial<SwitchOption> = {}) => ({
    ...{ plan, when: 'now' as const, charged: 9_150, credited: 750, counted: 0, credits: null },
    renews_at: '2027-01-05T10:00:00Z',
    ...changes,
  });
  const switchable = (subscription: SubscriptionView, ...options: SwitchOption[]): Rule[] => [
    on(switchContract.switchOptions, () => options),
    on(billingContract.stickerPlans, () => [plan(), MONTHLY, UNLIMITED, MORE]),
    ...rules([subscription]),
  ];

  it('offers a switch to another unlimited plan, since buying it would be refused', async () => {
    await show(switchable(HELD, option(MORE, { when: 'period-end', charged: 0 })), { plan: MORE.id });
    expect(await screen.findByText('You have unlimited stickers')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'Switch plan' })).getAttribute('href')).toBe(
      `/subscription?plan=${MORE.id}`,
    );
    expect(payButton()).toBeNull();
  });

  it('shows the cost of switching before a second plan is paid for', async () => {
    const monthly = { ...HELD, plan: MONTHLY, used: null };
    const { user } = await show(switchable(monthly, option(UNLIMITED)), { plan: UNLIMITED.id });
    expect(await screen.findByText('You already have “Stickers monthly”')).toBeDefined();
    expect(screen.getByText('Switch plans instead: pay $91.50 today, and you won’t pay for both plans.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^One sticker/ }));
    expect(screen.queryByRole('link', { name: 'Switch plan' })).toBeNull();
  });
});
