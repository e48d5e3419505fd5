import {
  catalogueContract,
  makingContract,
  readPlate,
  type SelectedColors,
  stickerContract,
} from '@vinlore/sticker-domain';
import { fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StickerCar } from '../car/sticker-car.ts';
import { MakeSticker } from '../make-sticker.tsx';
import { stickerMessages } from '../messages/index.ts';
import { madeUpSticker, mustang } from '../testing/made-up-car.ts';
import { emptyCatalogue, madeUpCatalogue } from '../testing/made-up-catalogue.ts';
// Preloads the lazy step so tests don't wait for it.
import './selection-step.tsx';

const renderScreen = screenRenderer(stickerMessages);
const { autoblogData, autoloadingData, forumData } = catalogueContract;
const { confirmSticker, generateClassicSticker, generateYmmtSticker, previewSticker, ymmtStickerAutoblog } =
  makingContract;

const nothingElse = [on(autoloadingData, () => emptyCatalogue), on(forumData, () => emptyCatalogue)];
const preview = on(previewSticker, () => new Blob(['<svg/>'], { type: 'image/svg+xml' }));
const catalogue = [on(autoblogData, () => madeUpCatalogue), ...nothingElse, preview];
const nothingKnown = [on(autoblogData, () => emptyCatalogue), ...nothingElse, preview];

/** Opens the step for a car and waits for its lists. */
async function open(rules: readonly Rule[], car: StickerCar = mustang, language: 'en' | 'es' = 'en') {
  const hasNone = on(stickerContract.list, () => ({ stickers: [], more: false }));
  const server = fakeServer([...rules, hasNone]);
  const onMade = vi.fn();
  await renderScreen(
    <Provider>
      <MakeSticker
        car={car}
        onOtherCar={vi.fn()}
        stickerLink={(id, text) => <a href={`/members/stickers/${id}`}>{text}</a>}
        paidBy="credit"
        left="2 credits left"
        buyLink={({ year }, text) => <a href={`/members/buy?year=${year}`}>{text}</a>}
        onMade={onMade}
      />
    </Provider>,
    server,
    language,
  );
  const choose = language === 'en' ? 'Yes – choose equipment' : 'Sí – elegir equipamiento';
  const button = screen.getByRole<HTMLButtonElement>('button', { name: choose });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  await screen.findByRole('group', { name: language === 'en' ? /^Trim/ : /^Versión/ });
  return { server, onMade };
}
const make = () => userEvent.click(screen.getByRole('button', { name: 'Create sticker – 1 credit' }));
const asked = (server: Awaited<ReturnType<typeof open>>['server'], row: { name: string }) =>
  server.requests.filter(({ name }) => name === row.name).map(({ input }) => input);

describe('sticker popup', () => {
  it('docs/decisions.md §4: asks for trim, colors, and packages before creating a sticker', async () => {
    await open(catalogue);
    const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend')!.firstChild!.textContent);
    expect(titles).toEqual(['Trim', 'Exterior color', 'Interior color', 'Packages and options', 'Data plate and tags']);
  });

  it('has no data plate for a modern car', async () => {
    await open(catalogue, { ...mustang, kind: 'standard', vin: '19XFC2F59JE000018' });
    expect(screen.queryByRole('group', { name: /^Data plate/ })).toBeNull();
  });

  it("submits a classic's plate field by field and line by line", async () => {
    const { server } = await open([...catalogue, on(confirmSticker, () => madeUpSticker())]);
    const plate = within(screen.getByRole('group', { name: /^Data plate/ }));
    await userEvent.type(plate.getByRole('textbox', { name: 'Paint code' }), ' T ');
    await userEvent.type(plate.getByRole('textbox', { name: 'Axle code' }), 'CQ');
    await userEvent.click(plate.getByRole('textbox', { name: 'Full data plate text' }));
    await userEvent.paste(`65B T 2A  21F\n\n${'x'.repeat(50)}`);
    await make();
    await screen.findByRole('heading', { name: 'Your sticker is ready' });
    expect(readPlate(String(asked(server, confirmSticker)[0]!['plate']))).toEqual({
      lines: ['65B T 2A  21F', 'x'.repeat(40)],
      codes: { paint: 'T', axle: 'CQ' },
    });
  });

  it('spec §1: offers "No, I’m not sure" everywhere and selects nothing unknown', async () => {
    await open(catalogue);
    for (const name of ['Trim', 'Exterior color', 'Interior color']) {
      const unsure = within(screen.getByRole('group', { name: new RegExp(`^${name}`) })).getByRole('radio', {
        name: /No, I’m not sure/,
      });
      expect((unsure as HTMLInputElement).checked, name).toBe(true);
    }
    const packages = within(screen.getByRole('group', { name: /^Packages/ }));
    expect(packages.getByRole('radio', { name: /No, I’m not sure/ })).toBeDefined();
  });

  it('shows a swatch if the catalog has the color’s value, and the name alone otherwise', async () => {
    await open(catalogue);
    const swatch = (name: RegExp) =>
      screen.getByRole('radio', { name }).closest('label')!.querySelector<HTMLElement>('[style]');
    expect(swatch(/Candyapple Red/)!.style.getPropertyValue('--chip')).toBe('#a31621');
    expect(swatch(/Azul índigo/)).toBeNull();
  });

  it('lists packages by category with preselected ones checked, and marks unknown prices', async () => {
    await open(catalogue);
    const drive = within(screen.getByRole('region', { name: 'Engine and drive' }));
    const [v8, axle] = drive.getAllByRole<HTMLInputElement>('checkbox');
    expect([v8!.checked, axle!.checked]).toEqual([true, false]);
    expect(v8!.closest('label')!.textContent).toContain('included with this trim');
    expect(v8!.closest('label')!.textContent).toContain('$105.63');
    expect(axle!.closest('label')!.textContent).toContain('price not available');
  });

  it('spec §7: submits the choices in the encodings of the confirmation', async () => {
    const { server, onMade } = await open([...catalogue, on(confirmSticker, () => madeUpSticker())]);
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Power steering/ }));
    await make();
    expect((await screen.findByRole('heading', { name: 'Your sticker is ready' })).textContent).toBeTruthy();
    expect(onMade).toHaveBeenCalledOnce();
    const [input] = asked(server, confirmSticker);
    expect(input).toMatchObject({
      year: 1967,
      make: 'FORD',
      model: 'MUSTANG',
      regenerate: '1',
      buildsheet_color: 'yes',
    });
    const bytes = Uint8Array.from(atob(String(input!['colors'])), (letter) => letter.charCodeAt(0));
    const colors = JSON.parse(new TextDecoder().decode(bytes)) as SelectedColors;
    expect(colors).toEqual({ exterior: { name: 'Azul índigo', code: null, hex: null }, interior: null });
  });

  it('reloads the catalog for another trim and keeps the choices', async () => {
    const { server } = await open(catalogue);
    await userEvent.click(screen.getByRole('radio', { name: /Candyapple Red/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^GT/ }));
    await waitFor(() => expect(asked(server, autoblogData).map(({ style }) => style)).toEqual(['', 'GT']));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Candyapple Red/ }).checked).toBe(true);
  });

  it('asks for confirmation of a trim that contradicts the VIN', async () => {
    await open(catalogue, { ...mustang, kind: 'standard', vin: '19XFC2F59JE000018', trim: 'LX' });
    expect(screen.queryByText('The VIN decodes to LX')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^GT/ }));
    expect(await screen.findByText('The VIN decodes to LX')).toBeDefined();
    expect(screen.getByText('Keep GT only if you’re sure. The sticker will show both.')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /^LX/ }));
    expect(screen.queryByText('The VIN decodes to LX')).toBeNull();
  });

  it('keeps the choices after closing', async () => {
    await open(catalogue);
    await userEvent.click(screen.getByRole('radio', { name: /Candyapple Red/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes – choose equipment' }));
    const red = await screen.findByRole<HTMLInputElement>('radio', { name: /Candyapple Red/ });
    expect(red.checked).toBe(true);
  });

  it('names what is missing when lists are empty, and can still create the sticker', async () => {
    const { server } = await open([...nothingKnown, on(generateClassicSticker, () => madeUpSticker())]);
    expect(screen.getByText(/^Not available for this car: trims, colors, packages, prices/)).toBeDefined();
    await make();
    await screen.findByRole('heading', { name: 'Your sticker is ready' });
    expect(asked(server, generateClassicSticker)).toEqual([
      { year: 1967, make: 'FORD', model: 'Mustang', series: 'Mustang', vin: '', classictype: 'manual' },
    ]);
  });

  it('accepts a custom color name', async () => {
    const { server } = await open([...nothingKnown, on(confirmSticker, () => madeUpSticker())]);
    const exterior = within(screen.getByRole('group', { name: /^Exterior/ }));
    await userEvent.click(exterior.getByRole('radio', { name: /Another color/ }));
    await userEvent.type(exterior.getByRole('textbox'), 'Lime Gold');
    await make();
    await screen.findByRole('heading', { name: 'Your sticker is ready' });
    expect(asked(server, confirmSticker)).toHaveLength(1);
  });

  it('spec §8: reports lists that failed to load and offers a retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const answers = [() => refused(500, 'Broken.'), () => madeUpCatalogue];
    await open([on(autoblogData, () => answers.shift()!()), ...nothingElse, preview]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Candyapple Red/ })).toBeDefined();
    expect(screen.queryByText('Some options couldn’t load')).toBeNull();
  });

  it("docs/decisions.md §2: links to the plans with this car when you're out of credits, and keeps the choices", async () => {
    await open([...catalogue, on(generateClassicSticker, () => refused(402, 'You have no credit left.'))]);
    await make();
    expect((await screen.findByRole('alert')).textContent).toContain('You have no credit left.');
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toContain('1967');
    expect(screen.getByRole('group', { name: /^Trim/ })).toBeDefined();
  });

  it('shows progress and ignores a second click', async () => {
    await open([...catalogue, on(generateClassicSticker, noAnswerYet)]);
    await make();
    expect(await screen.findByText(/Creating your sticker/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Create sticker/ })).toBeNull();
  });

  it('warns about two selected engines until one is deselected', async () => {
    const data = [...madeUpCatalogue.packages[0]!.data, { ...madeUpCatalogue.packages[0]!.data[0]!, name: '390 V8' }];
    const packages = [{ category_name: 'Engines', data: data.map((each) => ({ ...each, preselected: false })) }];
    await open([on(autoblogData, () => ({ ...madeUpCatalogue, packages })), ...nothingElse, preview]);
    await userEvent.click(screen.getByRole('checkbox', { name: /289 V8/ }));
    expect(screen.queryByText('More than one engine selected')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /390 V8/ }));
    expect(screen.getByText('You selected 289 V8, 390 V8. Keep only the one the car had.')).toBeDefined();
  });

  it('spec §5: lets you say that the colors are on the build sheet for 1999 and later', async () => {
    const civic = { ...mustang, kind: 'standard', vin: '19XFC2F59JE000018', year: 2018, style: 'Coupe' } as const;
    const { server } = await open([...catalogue, on(confirmSticker, () => madeUpSticker())], civic);
    expect(screen.queryByRole('checkbox', { name: /build sheet/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Candyapple Red/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /build sheet/ }));
    await make();
    await screen.findByRole('heading', { name: 'Your sticker is ready' });
    expect(asked(server, confirmSticker)[0]).toMatchObject({ buildsheet_color: 'yes', style: 'Coupe' });
  });

  it('adds a search field to a long list', async () => {
    const data = Array.from({ length: 30 }, (_, place) => ({
      name: `Option ${place}`,
      code: `X${place}`,
      price: 0,
      preselected: false,
      source: 1,
    }));
    const long = { ...madeUpCatalogue, packages: [{ category_name: 'All', data }] };
    await open([on(autoblogData, () => long), ...nothingElse, preview]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search options' }), 'x29');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search options' }), 'zzz');
    expect(screen.getByText('No matching options')).toBeDefined();
  });
});

describe('spec §4, §7: uses the call for a sticker without choices', () => {
  const named = { ...mustang, kind: 'ymmt', year: 2012, make: 'TOYOTA', model: 'Camry' } as const;
  const ymmt = { ...madeUpSticker({ kind: 'ymmt' }), mode: 'ymmt' as const };

  it.each([
    [
      'a VIN: the standard sticker',
      { ...mustang, kind: 'standard', vin: '1FMCU0GX7EUA00108' },
      stickerContract.generate,
    ],
    ['a classic number: the classic sticker', { ...mustang, vin: '7F02C100108' }, generateClassicSticker],
    ['year, make and model: mode ymmt', named, generateYmmtSticker],
    ['year, make, model and trim', { ...named, trim: 'LE' }, ymmtStickerAutoblog],
  ] as const)('%s', async (_way, car, row) => {
    const { server } = await open([...nothingKnown, on<typeof row>(row as never, () => ymmt as never)], car);
    await make();
    await screen.findByRole('heading', { name: 'Your sticker is ready' });
    expect(asked(server, row)).toHaveLength(1);
  });
});

describe('live preview', () => {
  /** Sets a phone-sized screen for `useIsDesktop`. */
  const onPhone = () => {
    const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => media);
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  const look = async (rules: readonly Rule[]) => {
    onPhone();
    const opened = await open([on(autoblogData, () => madeUpCatalogue), ...nothingElse, ...rules]);
    await userEvent.click(screen.getByRole('button', { name: 'Preview sticker' }));
    return opened;
  };

  it('is behind a button on a phone and shows the actual document', async () => {
    const { server } = await look([preview]);
    const picture = await screen.findByRole('img', { name: /Preview of the 1967 Ford Mustang/ });
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(asked(server, previewSticker)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back to options' }));
    expect(screen.getByRole('group', { name: /^Trim/ })).toBeDefined();
  });

  it('closes only the enlarged preview on Escape and returns focus to its button', async () => {
    await look([preview]);
    // The browser dispatches it to the dialog on Escape.
    const layer = () => document.querySelector('dialog');
    const escape = () => fireEvent(layer()!, new Event('cancel', { cancelable: true }));
    escape();
    expect(screen.getByRole('button', { name: 'Preview sticker' })).toBe(document.activeElement);
    escape();
    expect(layer()).toBeNull();
  });

  it('never blocks creating the sticker, while loading or after an error', async () => {
    await look([on(previewSticker, () => refused(503, 'Busy.'))]);
    expect(await screen.findByText(/Couldn’t load the preview/)).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create sticker – 1 credit' });
    expect(button.disabled).toBe(false);
  });
});

describe('spec §1: guided tour', () => {
  it('asks to confirm preselected items only if there are any', async () => {
    const packages = madeUpCatalogue.packages.map((group) => ({
      ...group,
      data: group.data.map((each) => ({ ...each, preselected: false })),
    }));
    await open([on(autoblogData, () => ({ ...madeUpCatalogue, packages })), ...nothingElse, preview]);
    for (const next of ['exterior', 'interior', 'packages'])
      await userEvent.click(screen.getByRole('button', { name: `Next: ${next}` }));
    expect(screen.getByRole('dialog', { name: 'Select the factory options' }).textContent).not.toContain('VIN');
  });

  it('starts once per visit (gsp) and goes through its four steps and back', async () => {
    await open(catalogue);
    const titles = [
      'Pick the trim',
      'Pick the exterior color',
      'Pick the interior color',
      'Confirm the selected options',
    ];
    await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    for (const [place, title] of titles.entries()) {
      const card = screen.getByRole('dialog', { name: title });
      expect(card.closest('fieldset')).toBe(screen.getAllByRole('group')[place]);
      expect(card.textContent).toContain(`Step ${place + 1} of 4`);
      if (place < 3) expect(card.textContent).toContain('“No, I’m not sure.”');
      expect(document.activeElement?.textContent).toBe(title);
      await userEvent.click(within(card).getByRole('button', { name: /^(Next|Got it)/ }));
    }
    expect(screen.queryByRole('dialog', { name: titles[3] })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save and close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes – choose equipment' }));
    await screen.findByRole('group', { name: /^Trim/ });
    expect(screen.queryByRole('dialog', { name: titles[0] })).toBeNull();
  });

  it('restarts on request and ends on Escape without closing the step', async () => {
    await open(catalogue, mustang, 'es');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar guía' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ver guía' }));
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente: exterior' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Cerrar guía' })).toBeNull();
    expect(screen.getByRole('group', { name: /^Versión/ })).toBeDefined();
  });
});
