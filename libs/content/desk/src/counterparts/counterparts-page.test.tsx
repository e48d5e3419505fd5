import { contentDeskContract, type Counterpart, MOST_DESTINATIONS } from '@vinlore/content-domain';
import type { DataOf } from '@vinlore/contract';
import { fakeServer, connectionLost, on, refused, type Rule } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { opens, renderContent } from '../testing/rules.ts';
import { editedPage, MARIA, AT, PAGE_ID, pageDocument } from '../testing/texts.ts';
import { CounterpartsPage } from './counterparts-page.tsx';

type Brands = DataOf<typeof contentDeskContract.otherBrands>['brands'];
const BRANDS: Brands = [
  { brand: 'sticker', name: 'Sticker House', languages: ['en', 'es'], desk: 'https://desk.sticker.example' },
  { brand: 'vin', name: 'Historial VIN', languages: ['es', 'en'], desk: 'https://desk.vin.example' },
];

const counterpart = (changes: Partial<Counterpart> = {}): Counterpart => ({
  ...{ brand: 'sticker', language: 'en', id: null, of: 1, base: 0, state: null, before: null, after: pageDocument() },
  ...{ draft: null, plans: [], obstacle: null, faults: [], doubts: [], pictures: [], mentions: [], ...changes },
});
const compares = (at: Readonly<Record<string, Partial<Counterpart>>> = {}) =>
  on(contentDeskContract.counterpart, ({ brand, language }) => counterpart({ brand, language, ...at[brand] }));
const done = on(contentDeskContract.publishToBrands, ({ destinations }) => ({
  published: destinations.map(({ brand, language }) => ({ brand, language, id: PAGE_ID, number: 1, changed: true })),
}));
const show = (...rules: readonly Rule[]) => showAt(BRANDS, ...rules);
const showAt = async (at: Brands, ...rules: readonly Rule[]) => {
  const brands = on(contentDeskContract.otherBrands, () => ({ brands: at }));
  const server = fakeServer([opens(editedPage({ es: null })), brands, ...rules]);
  await renderContent(<CounterpartsPage params={{ id: PAGE_ID }} />, server, {
    path: `/staff/content/${PAGE_ID}/brands`,
    permissions: ['content'],
  });
  return server;
};
const choose = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.findByRole('region', { name });

describe('copying a page to other brands', () => {
  it('offers each brand and written language, and shows what would change', async () => {
    const before = pageDocument();
    await show(compares({ vin: { id: PAGE_ID, base: 4, state: 'published', before: { ...before, title: 'Older' } } }));
    expect((await screen.findAllByRole('checkbox')).map((box) => box.closest('label')!.textContent)).toEqual([
      'Sticker House, English',
      'Historial VIN, English',
    ]);
    expect(screen.getByText('Spanish: not translated yet')).toBeTruthy();
    await choose('Sticker House, English');
    await choose('Historial VIN, English');
    expect(await within(await panel('Sticker House, English')).findByText('New page')).toBeTruthy();
    const changed = within(await panel('Historial VIN, English'));
    expect(await changed.findByText('Replaces live version')).toBeTruthy();
    expect(changed.getByText('Older')).toBeTruthy();
  });

  it('shows warnings, and doesn’t publish when something blocks it', async () => {
    await show(
      compares({
        sticker: {
          doubts: [{ path: 'blocks.1.text', fault: 'no-page', link: '/only-here' }],
          mentions: [{ path: 'title', name: 'Vinlore' }],
          pictures: [{ name: 'car.png', becomes: 'copied' }],
          draft: { at: AT, by: MARIA },
        },
        vin: { obstacle: 'The path /recalls already leads to /help.' },
      }),
    );
    await choose('Sticker House, English');
    const look = within(await panel('Sticker House, English'));
    expect(await look.findByText(/^The text mentions Vinlore: /)).toBeTruthy();
    expect(look.getByText('/only-here')).toBeTruthy();
    expect(look.getByText('will be copied.', { exact: false })).toBeTruthy();
    expect(look.getByText(/^Maria has an unpublished draft from/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', false);
    await choose('Historial VIN, English');
    expect(await screen.findByText('The path /recalls already leads to /help.')).toBeTruthy();
    for (const name of ['Publish now', 'Save as drafts'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  it('limits the selection to the server’s maximum, and says so', async () => {
    const many = Array.from({ length: MOST_DESTINATIONS + 2 }, (_, nth) => ({
      ...BRANDS[0]!,
      brand: `b${nth}`,
      name: `B${nth}`,
    }));
    await showAt(many, compares());
    for (let nth = 0; nth < MOST_DESTINATIONS; nth++) await choose(`B${nth}, English`);
    expect(screen.getByText('You can choose up to 20 at a time. Publish these first, then the rest.')).toBeTruthy();
    const last = () => screen.getByRole('checkbox', { name: `B${MOST_DESTINATIONS}, English` });
    expect(last()).toHaveProperty('disabled', true);
    await choose('B0, English');
    expect(last()).toHaveProperty('disabled', false);
  });

  it('publishes to the chosen brands once, however often the button is clicked', async () => {
    const server = await show(compares({ vin: { base: 4 } }), done);
    await choose('Sticker House, English');
    await choose('Historial VIN, English');
    await within(await panel('Historial VIN, English')).findByText('New page');
    press('Publish now');
    press('Publish now');
    expect((await screen.findByRole('status')).textContent).toContain('Published.');
    const sent = server.requests.filter(({ name }) => name === 'content.publishToBrands');
    expect(sent.map(({ input }) => input)).toEqual([
      {
        ...{ id: PAGE_ID, as: 'publish' },
        destinations: [
          { brand: 'sticker', language: 'en', of: 1, base: 0 },
          { brand: 'vin', language: 'en', of: 1, base: 4 },
        ],
      },
    ]);
    expect(screen.getByRole('link', { name: 'History: Sticker House, English' }).getAttribute('href')).toBe(
      `https://desk.sticker.example/staff/content/${PAGE_ID}/history?language=en`,
    );
  });

  it('undoes each brand separately, unless it changed since', async () => {
    const server = await show(
      compares(),
      done,
      on(contentDeskContract.undoAtBrand, ({ brand }) =>
        brand === 'vin' ? refused(409, 'Historial VIN’s text changed since you looked.') : { number: 2 },
      ),
    );
    await choose('Sticker House, English');
    await choose('Historial VIN, English');
    await within(await panel('Historial VIN, English')).findByText('New page');
    press('Publish now');
    await screen.findByText('Published. Visitors will see the changes within a second.');
    press('Undo Sticker House, English');
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo Sticker House, English' })).toBeNull();
    press('Undo Historial VIN, English');
    expect((await screen.findByRole('alert')).textContent).toContain('changed since you looked');
    const sent = server.requests.filter(({ name }) => name === 'content.undoAtBrand');
    expect(sent.map(({ input }) => input)).toEqual([
      { id: PAGE_ID, language: 'en', brand: 'sticker', number: 1 },
      { id: PAGE_ID, language: 'en', brand: 'vin', number: 1 },
    ]);
  });

  it('compares again when someone changed a text since the comparison', async () => {
    let base = 0;
    const server = await show(
      on(contentDeskContract.counterpart, () => counterpart({ base })),
      on(contentDeskContract.publishToBrands, ({ destinations }) => {
        if (destinations[0]!.base === 0) {
          base = 3;
          return refused(409, 'Sticker House’s text changed since you looked.');
        }
        return { published: [] };
      }),
    );
    await choose('Sticker House, English');
    await within(await panel('Sticker House, English')).findByText('New page');
    press('Publish now');
    expect((await screen.findByRole('alert')).textContent).toContain('changed since you looked');
    await expect.poll(() => screen.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', false);
    press('Publish now');
    await screen.findByText('Published. Visitors will see the changes within a second.');
    const sent = server.requests.filter(({ name }) => name === 'content.publishToBrands');
    expect(sent.at(-1)!.input).toMatchObject({ destinations: [{ base: 3 }] });
  });

  it('keeps the selection when the connection is lost', async () => {
    await show(compares(), on(contentDeskContract.publishToBrands, connectionLost));
    await choose('Sticker House, English');
    await within(await panel('Sticker House, English')).findByText('New page');
    press('Save as drafts');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Sticker House, English' })).toHaveProperty('checked', true);
  });
});
