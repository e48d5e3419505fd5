import {
  catalogueContract,
  makingContract,
  ownStickerContract,
  readColors,
  readPackages,
  stickerContract,
} from '@vinlore/sticker-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { MakeAgain, MakeAgainByLink } from './make-again.tsx';
import { MakeSticker } from './make-sticker.tsx';
import { stickerMessages } from './messages/index.ts';
import { madeUpSticker, mustang } from './testing/made-up-car.ts';
import { emptyCatalogue, madeUpCatalogue } from './testing/made-up-catalogue.ts';
import type { OwnSticker } from './view/own-sticker.ts';
import './select/selection-step.tsx';

const renderScreen = screenRenderer(stickerMessages);
const { autoblogData, autoloadingData, forumData } = catalogueContract;

/** A classic by name; some of its choices are no longer in any list. */
const own: OwnSticker = {
  ...madeUpSticker({ version: 2 }),
  genuine: true,
  sticker: {},
  vehicle: { year: 1967, make: 'Ford', model: 'Mustang', trim: 'Standard' },
  selection: {
    trim: 'GT',
    style: 'Fastback',
    colors: {
      exterior: { name: 'Candyapple Red', code: 'T', hex: '#a31621' },
      interior: { name: 'Ivy Gold', code: 'X', hex: null },
    },
    packages: [
      {
        category_name: 'Comfort',
        data: [
          { name: 'Power steering', code: null, price: 8_447 },
          { name: 'Tilt-away wheel', code: '88', price: 5_994 },
        ],
      },
    ],
    plate: { lines: ['63B T 2A'], codes: { paint: 'T' } },
    buildsheet_color: true,
  },
  badge_html: '',
  versions: [
    { id: 'NEWEST', version: 3, made_at: '2026-11-21T10:00:00Z' },
    { id: '7K2M-94QX-0RTB-5W3E', version: 2, made_at: '2026-11-20T10:00:00Z' },
  ],
};

const rules = [
  on(autoblogData, () => madeUpCatalogue),
  on(autoloadingData, () => emptyCatalogue),
  on(forumData, () => emptyCatalogue),
  on(makingContract.previewSticker, () => new Blob(['<svg/>'], { type: 'image/svg+xml' })),
  on(makingContract.confirmSticker, () => madeUpSticker({ version: 4 })),
];

async function show(sticker = own) {
  const server = fakeServer(rules);
  const onMade = vi.fn();
  await renderScreen(
    <Provider>
      <MakeAgain sticker={sticker} onMade={onMade} onKeep={vi.fn()} />
    </Provider>,
    server,
  );
  await screen.findByRole('group', { name: /^Trim/ });
  const confirmed = () => server.requests.filter(({ name }) => name === makingContract.confirmSticker.name);
  return { onMade, confirmed };
}
const makeFree = () => screen.getByRole('button', { name: 'Create sticker – free' });
const checked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const ticked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('docs/decisions.md §4: recreating a sticker', () => {
  it('fills in the previous choices, including those no longer in any list', async () => {
    await show();
    expect([checked(/^GT/), checked(/Candyapple Red/)]).toEqual([true, true]);
    const interior = within(screen.getByRole('group', { name: /^Interior/ }));
    expect(interior.getByRole<HTMLInputElement>('textbox').value).toBe('Ivy Gold');
    // The catalog preselects the V8, which the owner deselected.
    expect([ticked(/289 V8/), ticked(/Power steering/), ticked(/Tilt-away wheel/)]).toEqual([false, true, true]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Paint code' }).value).toBe('T');
    expect(screen.getByText('Free – new version of your sticker')).toBeDefined();
  });

  it('submits everything unchanged with the number of the newest version instead of another vehicle', async () => {
    const { onMade, confirmed } = await show();
    await userEvent.click(makeFree());
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    const input = confirmed()[0]!.input as Record<string, string>;
    expect(input).toMatchObject({ sticker_id: 'NEWEST', trim: 'GT', style: 'Fastback', regenerate: '1' });
    expect(readColors(input['colors']!)).toEqual(own.selection!.colors);
    expect(readPackages(input['packages']!)).toEqual(own.selection!.packages);
  });

  it("applies another trim's preselection and keeps previous choices that the trim has", async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: /^Standard/ }));
    expect([ticked(/289 V8/), ticked(/Power steering/)]).toEqual([true, true]);
    expect(screen.queryByRole('checkbox', { name: /Tilt-away wheel/ })).toBeNull();
  });

  it('starts empty without previous choices and still names the sticker', async () => {
    const { confirmed } = await show({ ...own, selection: null });
    expect([checked(/^Standard/), ticked(/289 V8/)]).toEqual([true, true]);
    await userEvent.click(makeFree());
    expect(confirmed()).toHaveLength(1);
  });

  it('creates one version for a double click and for another click afterwards', async () => {
    const { onMade, confirmed } = await show();
    const button = makeFree();
    button.click();
    button.click();
    await vi.waitFor(() => expect(onMade).toHaveBeenCalledOnce());
    expect(confirmed()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Create sticker – free' })).toBeNull();
  });
});

describe('an existing sticker found by VIN', () => {
  const vin = '7F02C100108';
  const ofVin = { ...own, vin };
  const found = [
    on(stickerContract.list, ({ search }) => ({
      stickers: [madeUpSticker({ vin })].filter((each) => each.vin.includes(search ?? '')),
      more: false,
    })),
    on(ownStickerContract.ownSticker, () => ofVin),
  ];
  const makingOf = (year: number, number = vin) => (
    <Provider>
      <MakeSticker
        car={{ ...mustang, vin: number, year }}
        onOtherCar={vi.fn()}
        stickerLink={(id, text) => <a href={id}>{text}</a>}
        paidBy="credit"
        left="2 credits left"
        buyLink={() => null}
        onMade={vi.fn()}
      />
    </Provider>
  );
  const choose = { name: 'Yes – choose equipment' };

  const follow = async (typed: string) => {
    const server = fakeServer([...rules, ...found]);
    const link = <MakeAgainByLink vin={typed} onMade={vi.fn()} onKeep={vi.fn()} none={<p>The usual ways</p>} />;
    await renderScreen(<Provider>{link}</Provider>, server);
    return server;
  };

  it('spec §2: fills in the step from a regenerate link with any VIN spelling, and creates nothing', async () => {
    const server = await follow('7f02c 100108');
    expect(await screen.findByRole('button', { name: 'Create sticker – free' })).toBeDefined();
    expect(server.requests.map(({ name }) => name)).not.toContain(makingContract.confirmSticker.name);
  });

  it('shows the usual options and promises nothing free when there is no sticker', async () => {
    await follow('19XFC2F59JE000018');
    expect(await screen.findByText('The usual ways')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create sticker – free' })).toBeNull();
  });

  it('is offered when the VIN is entered again, without using a credit', async () => {
    await renderScreen(makingOf(1967), fakeServer([...rules, ...found]));
    expect(await screen.findByText('You already have a sticker for this car')).toBeDefined();
    expect(screen.queryByText('2 credits left')).toBeNull();
    await userEvent.click(screen.getByRole('button', choose));
    expect(await screen.findByRole('button', { name: 'Create sticker – free' })).toBeDefined();
  });

  it('is offered when the car is entered again without a VIN', async () => {
    const list = on(stickerContract.list, () => ({ stickers: [madeUpSticker()], more: false }));
    const server = fakeServer([...rules, list, on(ownStickerContract.ownSticker, () => own)]);
    await renderScreen(makingOf(1967, ''), server);
    expect(await screen.findByText('You already have a sticker for this car')).toBeDefined();
  });

  it("isn't offered for another car with the same VIN, which costs a credit", async () => {
    await renderScreen(makingOf(1977), fakeServer([...rules, ...found]));
    const button = screen.getByRole<HTMLButtonElement>('button', choose);
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.queryByText('You already have a sticker for this car')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Create sticker – 1 credit' })).toBeDefined();
  });
});
