import { loadMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule, shippedBrand } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { vehicleMessages } from '../messages/index.ts';
import { VehicleLookUpForm, type VehicleLookUpProps } from './vehicle-look-up.tsx';

afterEach(() => {
  cleanup();
  location.hash = '';
});
// Resolves as soon as the text appears; generous timeout for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });
const texts = {
  en: await loadMessages([uiMessages, vehicleMessages], 'en'),
  es: await loadMessages([uiMessages, vehicleMessages], 'es'),
};

const SHARDS = '/assets/vpic/2026-10-17-1a2b3c4d/';
const ways = (plate: { available: boolean; samples?: { plate: string; state: string }[] }) =>
  on(vehicleContract.vehicleWays, () => {
    const samples = plate.samples ?? [];
    return { plate: { available: plate.available, samples, samplesOnly: samples.length > 0 }, shards: SHARDS };
  });
const PLATES = ways({ available: true });
const LISTS: Rule[] = [
  on(vehicleContract.stickerYears, () => [2013, 2012, 1967]),
  on(vehicleContract.stickerMakes, ({ year }) =>
    year === 2012
      ? [
          { name: 'TOYOTA', mainstream: true },
          { name: 'FISKER', mainstream: false },
        ]
      : [{ name: 'FORD', mainstream: true }],
  ),
  on(vehicleContract.stickerModels, ({ make }) =>
    make === 'TOYOTA'
      ? [
          { name: 'Camry', doubtful: false },
          { name: 'Celica', doubtful: true },
        ]
      : [],
  ),
  on(vehicleContract.stickerTrims, ({ model }) => (model === 'Camry' ? ['LE', 'XLE'] : [])),
];

function form(
  props: Partial<VehicleLookUpProps>,
  server: { call: Parameters<typeof CallProvider>[0]['value'] },
  es = false,
) {
  const language = es ? 'es' : 'en';
  return (
    <SiteProvider brand={shippedBrand('vinlore')} language={language} messages={texts[language]}>
      <CallProvider value={server.call}>
        <VehicleLookUpForm button="See the records" {...props} />
      </CallProvider>
    </SiteProvider>
  );
}

function open(rules: Rule[], props: Partial<VehicleLookUpProps> = {}) {
  const server = fakeServer(rules);
  const view = render(form(props, server));
  return { ...server, ...view };
}
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const line = () => panel().getByRole('status').textContent;

describe('ways to look up a vehicle', () => {
  it('are WAI-ARIA tabs: arrow keys, Home, and End move and activate', async () => {
    open([PLATES, ...LISTS]);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['VIN', 'Plate', 'Year, make, and model']);
    tab('VIN').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Plate'));
    expect(tab('Plate').getAttribute('aria-selected')).toBe('true');
    expect(panel().getByRole('textbox', { name: 'License plate' })).toBeDefined();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tab('Year, make, and model'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('VIN'));
    expect(tab('Plate').tabIndex).toBe(-1);
  });

  it('are three plain forms before hydration, each behind a link that shows it', () => {
    document.body.innerHTML = renderToString(form({}, fakeServer([])));
    const forms = [...document.forms];
    expect(forms.map((one) => [one.method, one.getAttribute('action')])).toEqual(forms.map(() => ['get', '/decode']));
    expect(forms.map((one) => [...one.elements].map((field) => field.getAttribute('name')).filter(Boolean))).toEqual([
      ['vin'],
      ['plate', 'state'],
      ['year', 'make', 'model', 'trim'],
    ]);
    for (const link of document.querySelectorAll('[role="tab"]'))
      expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
    expect(document.querySelector('[hidden]:not([role="listbox"])'), 'without a script CSS alone hides').toBeNull();
    expect([...document.querySelectorAll(':disabled')]).toEqual([]);
    document.body.innerHTML = '';
  });

  it('shows the tab whose link was followed before hydration', () => {
    open([PLATES]);
    location.hash = tab('Plate').getAttribute('href')!;
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(tab('Plate').getAttribute('aria-selected')).toBe('true');
  });

  it('sends no requests before the visitor interacts', () => {
    expect(open([]).requests).toEqual([]);
  });
});

describe('plate and state', () => {
  const CAR = { vin: '4T1BF1FK0CU000108', year: 2012, make: 'TOYOTA', model: 'Camry', trim: 'LE', color: 'blue' };
  const FOUND = {
    plate: '7ABC123',
    state: 'CA',
    vehicle: CAR,
    fullName: '2012 Toyota Camry',
    decoded: null,
    source: { name: 'Imported plates', asOf: '2026-10-01' },
    sample: false,
  };
  async function look(rule: Rule, props: Partial<VehicleLookUpProps> = {}) {
    const view = open([PLATES, rule], props);
    await user.click(tab('Plate'));
    await user.type(panel().getByRole('textbox'), '7abc-123');
    await user.selectOptions(panel().getByRole('combobox'), 'California');
    await user.click(panel().getByRole('button', { name: 'Find car' }));
    return view;
  }
  const answers = (answer: Parameters<typeof on<typeof vehicleContract.licensePlateDecode>>[1]) =>
    on(vehicleContract.licensePlateDecode, answer);

  it("spec §3: preselects the visitor's state when known, and nothing for a place abroad", async () => {
    const states = async (region: string | null) => {
      open([PLATES], { region });
      await user.click(tab('Plate'));
      const { value } = panel().getByRole<HTMLSelectElement>('combobox');
      cleanup();
      return value;
    };
    expect([await states('TX'), await states('ON'), await states(null)]).toEqual(['TX', '', '']);
  });

  it("report-and-sticker.md: always asks whether it's the right car and passes on the VIN on yes", async () => {
    const onVin = vi.fn();
    const { requests } = await look(
      answers(() => FOUND),
      { onVin },
    );
    expect(await screen.findByRole('heading', { name: 'Is this the right car?' })).toBe(document.activeElement);
    expect(screen.getByText('2012 Toyota Camry LE')).toBeDefined();
    expect(screen.getByText(/Imported plates, as of Oct 1, 2026/)).toBeDefined();
    expect(requests.at(-1)!.input).toEqual({ plate: '7ABC123', state: 'CA' });
    await user.click(screen.getByRole('button', { name: 'Yes, it’s my car' }));
    expect(onVin).toHaveBeenCalledWith(CAR.vin);
  });

  it("navigates to the decoded VIN if there's no callback; no goes back to the form", async () => {
    await look(answers(() => FOUND));
    const yes = await screen.findByRole('link', { name: 'Yes, it’s my car' });
    expect(yes.getAttribute('href')).toBe('/decode?vin=4T1BF1FK0CU000108');
    await user.click(screen.getByRole('button', { name: 'No, try another plate' }));
    expect(panel().getByRole('textbox', { name: 'License plate' })).toBeDefined();
  });

  it('labels sample plates and names a car whose source has no VIN', async () => {
    await look(answers(() => ({ ...FOUND, sample: true, vehicle: { ...CAR, vin: null } })));
    expect((await screen.findByRole('link', { name: 'Yes, it’s my car' })).getAttribute('href')).toBe(
      '/decode?year=2012&make=TOYOTA&model=Camry&trim=LE',
    );
    expect(screen.getByText('Our source doesn’t list a VIN for this car.')).toBeDefined();
    expect(screen.getByText('Sample')).toBeDefined();
  });

  it.each([
    ['not found', () => refused(404, 'No source knows this plate.'), /No source knows this plate/],
    ['rate limited', () => refused(429, 'Too many plates at once.'), /Too many plates/],
    ['unavailable', () => refused(503, 'The source does not answer.'), /does not answer/],
    ['not configured', () => refused(501, 'No source is set up.'), /No source is set up/],
    ['the line is cut', connectionLost, /Couldn’t connect/],
  ])('%s: one clear message, VIN entry offered, nothing charged', async (_case, answer, words) => {
    await look(answers(answer));
    await screen.findByText(words);
    expect(line()).toContain('You weren’t charged.');
    await user.click(panel().getByRole('button', { name: 'Enter VIN' }));
    expect(panel().getByRole('textbox', { name: /VIN/ })).toBeDefined();
  });

  it('shows a loading state while a source is slow', async () => {
    await look(answers(noAnswerYet));
    expect(line()).toContain('Searching');
  });

  it('says before submit that plate search is unavailable and offers the VIN', async () => {
    open([ways({ available: false })]);
    await user.click(tab('Plate'));
    await screen.findByText('Plate search isn’t available');
    expect(panel().queryByRole('button', { name: 'Find car' })).toBeNull();
  });

  it('lists the sample plates if no others are available', async () => {
    open([ways({ available: true, samples: [{ plate: 'SAMPLE1', state: 'CA' }] })]);
    await user.click(tab('Plate'));
    expect(await screen.findByText('SAMPLE1 CA')).toBeDefined();
  });

  it.each([
    ['', 'CA', /1 to 8 letters/],
    ['123456789', 'CA', /1 to 8 letters/],
    ['ABC 12É', 'CA', /1 to 8 letters/],
    ['ABC123', '', /Select the state/],
  ])('keeps “%s” in “%s” back and says why', async (plate, state, words) => {
    open([PLATES]);
    await user.click(tab('Plate'));
    if (plate) await user.type(panel().getByRole('textbox'), plate);
    if (state) await user.selectOptions(panel().getByRole('combobox'), state);
    await user.click(panel().getByRole('button', { name: 'Find car' }));
    expect(line()).toMatch(words);
    expect(document.activeElement!.getAttribute('aria-invalid')).toBe('true');
  });

  it('lists the 50 states, the district, and five territories in alphabetical order for the language', () => {
    render(form({}, fakeServer([]), true));
    const options = [...document.querySelectorAll('select[name="state"] option')].slice(1);
    expect(options).toHaveLength(56);
    const names = options.map((option) => option.textContent);
    expect(names).toContain('Nueva York');
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'es')));
  });
});

describe('year, make, model, and trim', () => {
  const field = (name: string) => panel().getByRole<HTMLInputElement>('combobox', { name });
  const options = () =>
    panel()
      .queryAllByRole('option')
      .map((one) => one.textContent);
  async function named(rules: Rule[] = LISTS, props: Partial<VehicleLookUpProps> = {}) {
    const onNamed = vi.fn();
    open([PLATES, ...rules], { onNamed, ...props });
    await user.click(tab('Year, make, and model'));
    await vi.waitFor(() => expect(line()).not.toContain('Loading'));
    return onNamed;
  }
  async function choose(name: string, text: string) {
    await vi.waitFor(() => expect(field(name).disabled).toBe(false));
    await user.type(field(name), text);
    await user.click(await panel().findByRole('option', { name: new RegExp(text) }));
  }

  it('makes each list depend on the one before, lists mainstream makes first, and continues without a trim', async () => {
    const onNamed = await named();
    expect(field('Make').disabled).toBe(true);
    await choose('Model year', '2012');
    await vi.waitFor(() => expect(field('Make').disabled).toBe(false));
    await user.click(field('Make'));
    expect(options()).toEqual(['Toyota', 'Fisker']);
    await choose('Make', 'Toyota');
    await vi.waitFor(() => expect(field('Model').disabled).toBe(false));
    await user.click(field('Model'));
    expect(options()).toEqual(['Camry', 'Celicamay not have been sold that year']);
    await choose('Model', 'Camry');
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    expect(onNamed).toHaveBeenCalledWith({ year: 2012, make: 'TOYOTA', model: 'Camry', trim: null });
  });

  it('works with the keyboard only: arrows, Enter, and Escape', async () => {
    const onNamed = await named();
    field('Model year').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field('Model year').value).toBe('2012');
    await vi.waitFor(() => expect(field('Make').disabled).toBe(false));
    await user.tab();
    await user.keyboard('toy{ArrowDown}{Escape}');
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(field('Model').disabled).toBe(false));
    await user.tab();
    await user.keyboard('cam{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(field('Trim').disabled).toBe(false));
    await user.tab();
    await user.keyboard('{ArrowUp}{Enter}{Enter}');
    expect(onNamed).toHaveBeenCalledWith({ year: 2012, make: 'TOYOTA', model: 'Camry', trim: 'XLE' });
  });

  it('selects a fully typed name in any case, or the only remaining match, with Enter', async () => {
    const onNamed = await named();
    field('Model year').focus();
    await user.keyboard('2012{Enter}');
    await vi.waitFor(() => expect(field('Make').disabled).toBe(false));
    await user.tab();
    await user.keyboard('toyota{Enter}');
    expect(field('Make').value).toBe('TOYOTA');
    await vi.waitFor(() => expect(field('Model').disabled).toBe(false));
    await user.tab();
    await user.keyboard('cam{Enter}');
    expect(field('Model').value).toBe('Camry');
    expect(onNamed).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onNamed).toHaveBeenCalledWith({ year: 2012, make: 'TOYOTA', model: 'Camry', trim: null });
  });

  it('selects nothing with Enter if several match', async () => {
    const onNamed = await named();
    await choose('Model year', '2012');
    await choose('Make', 'Toyota');
    await vi.waitFor(() => expect(field('Model').disabled).toBe(false));
    await user.type(field('Model'), 'c{Enter}');
    expect(field('Model').value).toBe('c');
    expect(line()).toContain('“c” isn’t in the list');
    expect(onNamed).not.toHaveBeenCalled();
  });

  it('accepts free text for a classic without models in the catalog', async () => {
    const onNamed = await named();
    await choose('Model year', '1967');
    await choose('Make', 'Ford');
    await vi.waitFor(() => expect(line()).toContain('Type the name as shown on the car'));
    await user.type(field('Model'), 'Mustang');
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    expect(onNamed).toHaveBeenCalledWith({ year: 1967, make: 'FORD', model: 'Mustang', trim: null });
  });

  it('clears dependent fields when a value changes', async () => {
    await named();
    await choose('Model year', '2012');
    await choose('Make', 'Toyota');
    await user.clear(field('Model year'));
    expect(field('Make').value).toBe('');
  });

  it("rejects values that aren't in a list and missing ones", async () => {
    const onNamed = await named();
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    expect(line()).toContain('Choose the year, make, and model.');
    await choose('Model year', '2012');
    await vi.waitFor(() => expect(field('Make').disabled).toBe(false));
    await user.type(field('Make'), 'Toyoda');
    await user.click(panel().getByRole('button', { name: 'Continue' }));
    expect(line()).toContain('“Toyoda” isn’t in the list');
    expect(onNamed).not.toHaveBeenCalled();
  });

  it('says when a list fails to load, and retries', async () => {
    const turns = [connectionLost, () => [2012]];
    await named([on(vehicleContract.stickerYears, () => turns.shift()!()), ...LISTS.slice(1)]);
    expect(line()).toContain('Couldn’t load the list.');
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await choose('Model year', '2012');
  });
});
