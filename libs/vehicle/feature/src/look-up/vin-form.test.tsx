import type { Call } from '@vinlore/contract';
import { loadMessages } from '@vinlore/i18n';
import {
  connectionLost,
  fakeServer,
  noAnswerYet,
  on,
  refused,
  type Rule,
  type SeenRequest,
  shippedBrand,
} from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { type DecodedVehicle, vehicleContract } from '@vinlore/vehicle-domain';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { vehicleMessages } from '../messages/index.ts';
import { VinForm, type VinFormProps } from './vin-form.tsx';

afterEach(cleanup);
// Resolves as soon as the text appears; generous timeout for a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const user = userEvent.setup({ delay: null });

const texts = {
  en: await loadMessages([uiMessages, vehicleMessages], 'en'),
  es: await loadMessages([uiMessages, vehicleMessages], 'es'),
};

const CAMRY = '4T1BF1FK0CU000108';
const SWAPPED = '4T1BF1FK0CU000180';

function decoded(vin: string, parts: Partial<DecodedVehicle> = {}): DecodedVehicle {
  return {
    vin,
    year: 2012,
    make: 'TOYOTA',
    model: 'Camry',
    trim: 'LE',
    fullName: '2012 Toyota Camry',
    elements: { 'Plant City': 'GEORGETOWN', 'Plant State': 'KENTUCKY', 'Plant Country': 'UNITED STATES (USA)' },
    errorCodes: [0],
    errorText: '',
    checkDigit: 'agrees',
    suggestions: [],
    source: { name: 'NHTSA vPIC', asOf: '2026-10-17' },
    ...parts,
  };
}

/** Makes the excerpts unreachable, so the server decodes; `browser-decoding.test.tsx` covers the opposite. */
const WAYS = on(vehicleContract.vehicleWays, () => refused(500, ''));

const answers = (answer: Parameters<typeof on<typeof vehicleContract.decode>>[1]): Rule[] => [
  on(vehicleContract.decode, answer),
];

/** Requests sent to the decoder. */
const decodes = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === vehicleContract.decode.name).map(({ input }) => input);

function form(props: Partial<VinFormProps>, call: Call, language: 'en' | 'es' = 'en') {
  return (
    <SiteProvider brand={shippedBrand('vinlore')} language={language} messages={texts[language]}>
      <CallProvider value={call}>
        <VinForm button="See the records" action="/decode" {...props} />
      </CallProvider>
    </SiteProvider>
  );
}

function open(rules: Rule[], props: Partial<VinFormProps> = {}) {
  const server = fakeServer([WAYS, ...rules]);
  const view = render(form(props, server.call));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /VIN/ });
  return { ...server, ...view, field, type: (text: string) => user.type(field, text) };
}

const cells = (container: Element, selector = '[data-position]') =>
  [...container.querySelectorAll(selector)].map((cell) => cell.textContent).join('');

describe('VinForm without JavaScript', () => {
  it('look.md: is a plain form with the input attributes phones and browsers need', () => {
    document.body.innerHTML = renderToString(form({}, fakeServer([WAYS]).call));
    const field = document.querySelector('input')!;
    expect(field.form!.getAttribute('action')).toBe('/decode');
    expect(field.form!.getAttribute('method')).toBe('get');
    expect(field.name).toBe('vin');
    expect(field.getAttribute('autocapitalize')).toBe('characters');
    expect(field.getAttribute('spellcheck')).toBe('false');
    expect(document.querySelector('[data-position]')).toBeNull();
    document.body.innerHTML = '';
  });

  it('stack.md: keeps what was typed before hydration', async () => {
    const { call } = fakeServer([WAYS, ...answers(({ vin }) => decoded(vin))]);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(form({}, call));
    box.querySelector('input')!.value = CAMRY;
    const root = await act(() => hydrateRoot(box, form({}, call)));
    await screen.findByText('2012 Toyota Camry LE');
    expect(box.querySelector('input')!.value).toBe(CAMRY);
    await act(() => root.unmount());
    box.remove();
  });
});

describe('VinForm while typing', () => {
  it('normalizes spaces, dashes, and lower case, typed or pasted', async () => {
    const { field, container } = open(answers(({ vin }) => decoded(vin)));
    await user.click(field);
    await user.paste('4t1-bf1fk0 cu000108');
    expect(field.value).toBe(CAMRY);
    expect(cells(container)).toBe(CAMRY);
  });

  it('counts characters and sends nothing before the VIN is complete', async () => {
    const { type, requests } = open([]);
    await type('4T1BF1FK0CU0');
    expect(screen.getByText('12 of 17')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('windshield');
    expect(decodes(requests)).toEqual([]);
  });

  it('look.md: marks an invalid letter in place and fixes it with one tap', async () => {
    const { type, field } = open(answers(({ vin }) => decoded(vin)));
    await type('4T1BF1FKOCU000108');
    expect(screen.getByRole('status').textContent).toContain(
      'Character 9 is the letter O. VINs use the digit 0 instead.',
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Change to 0' }));
    expect(field.value).toBe(CAMRY);
    expect(await screen.findByText('2012 Toyota Camry LE')).toBeDefined();
  });

  it('fixes several invalid letters at once', async () => {
    const { type, field } = open(answers(({ vin }) => decoded(vin)));
    await type('OT1BFIFKQCU000108');
    expect(screen.getByRole('status').textContent).toContain('Characters 1, 6, 9');
    await user.click(screen.getByRole('button', { name: 'Fix all 3' }));
    expect(field.value).toBe('0T1BF1FK0CU000108');
  });

  it('flags an invalid character that has no likely digit', async () => {
    const { type } = open([]);
    await type('4T1?');
    expect(screen.getByRole('status').textContent).toContain('Character 4 isn’t valid');
    expect(screen.queryAllByRole('button')).toHaveLength(1);
  });

  it('says how many characters are too many', async () => {
    const { type } = open([]);
    await type(`${CAMRY}99`);
    expect(screen.getByRole('status').textContent).toContain('19 characters: 2 too many');
  });
});

describe('VinForm with a complete VIN', () => {
  it("spec §1: shows year, make, model, and plant as soon as they're known", async () => {
    const { type, requests } = open(answers(({ vin }) => decoded(vin)));
    await type(CAMRY);
    expect(screen.getByRole('status').textContent).toContain('Decoding VIN');
    expect(await screen.findByText('2012 Toyota Camry LE')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Built in Georgetown, Kentucky.');
    expect(screen.getByRole('status').textContent).toContain('Check digit matches');
    expect(decodes(requests)).toEqual([{ vin: CAMRY, full: 'no' }]);
  });

  it("offers the likely VIN when the check digit doesn't match", async () => {
    const suggestions = [{ vin: CAMRY, positions: [16, 17] }];
    const { type, field } = open(
      answers(({ vin }) =>
        vin === SWAPPED ? decoded(vin, { checkDigit: 'disagrees', errorCodes: [1], suggestions }) : decoded(vin),
      ),
    );
    await type(SWAPPED);
    await user.click(await screen.findByRole('button', { name: `Try ${CAMRY}` }));
    expect(field.value).toBe(CAMRY);
    expect(await screen.findByText('2012 Toyota Camry LE')).toBeDefined();
  });

  it("49 CFR 565.15(c): doesn't question a VIN from a region without a mandatory check digit", async () => {
    const vin = 'WVWZZZ1JZXW000001';
    const { type } = open(answers(() => decoded(vin, { checkDigit: 'disagrees', errorCodes: [1] })));
    await type(vin);
    expect(await screen.findByText('2012 Toyota Camry LE')).toBeDefined();
    expect(screen.getByRole('status').textContent).not.toContain('heck digit');
  });

  it('docs/decisions.md §5: says that nothing is known instead of guessing', async () => {
    const { type } = open(
      answers(({ vin }) => decoded(vin, { make: null, model: null, year: null, trim: null, fullName: '' })),
    );
    await type(CAMRY);
    expect(await screen.findByText('NHTSA vPIC has no details for this VIN.')).toBeDefined();
  });

  it('look.md: says when the source is down, keeps the VIN, and retries', async () => {
    const turns = [() => refused(500, ''), connectionLost, () => decoded(CAMRY)];
    const { type, field } = open(answers(() => turns.shift()!()));
    await type(CAMRY);
    expect(await screen.findByText('Couldn’t decode this VIN.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('You weren’t charged');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Couldn’t connect.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2012 Toyota Camry LE')).toBeDefined();
    expect(field.value).toBe(CAMRY);
  });

  it('cancels the pending request when the VIN changes and shows only the newer vehicle', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const call: Call = (row, input, options) => {
      if (row.name !== vehicleContract.decode.name) return Promise.reject(new Error('out of reach'));
      signals.push(options?.signal);
      const { vin } = input as unknown as { vin: string };
      return vin === CAMRY ? noAnswerYet() : (Promise.resolve(decoded(vin, { trim: 'XLE' })) as Promise<never>);
    };
    render(form({}, call));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(field, CAMRY);
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.type(field, '{Backspace}9');
    expect(await screen.findByText('2012 Toyota Camry XLE')).toBeDefined();
    expect(signals[0]!.aborted).toBe(true);
  });
});

describe('VinForm on submit', () => {
  const submitted = async (text: string) => {
    const onVin = vi.fn();
    const { field, type } = open([on(vehicleContract.errorVin, () => null), ...answers(({ vin }) => decoded(vin))], {
      onVin,
    });
    if (text) await type(text);
    await user.click(screen.getByRole('button', { name: 'See the records' }));
    return { onVin, field, line: screen.getByRole('status').textContent };
  };

  it('submits a complete VIN', async () => {
    expect((await submitted(CAMRY)).onVin).toHaveBeenCalledWith(CAMRY);
  });

  it('spec §4: treats 14 characters or fewer as a classic VIN', async () => {
    const { onVin, line } = await submitted('7F02C100108');
    expect(onVin).toHaveBeenCalledWith('7F02C100108');
    expect(line).toContain('Classic VIN: 11 characters');
  });

  it.each([
    ['', /Enter a 17-character VIN/],
    ['4T1BF1FK0CU0001', /15 characters: 2 missing/],
    ['4T1BF1FK0CU00010', /16 characters: one missing/],
    ['4T1BF1FKOCU000108', /letter O/],
  ])('keeps “%s” back, says why and returns to the field', async (text, words) => {
    const { onVin, field, line } = await submitted(text);
    expect(onVin).not.toHaveBeenCalled();
    expect(line).toMatch(words);
    expect(document.activeElement).toBe(field);
  });

  it('clears the error as soon as typing continues', async () => {
    const { field } = await submitted('7F02C100108');
    await user.type(field, '9');
    expect(screen.getByRole('status').textContent).toMatch(/^Looks like a pre-1981 classic VIN/);
  });

  it('docs/decisions.md §4: accepts a classic VIN with a Q, which modern VINs never have', async () => {
    const { onVin, line } = await submitted('1Q87K8N412345');
    expect(onVin).toHaveBeenCalledWith('1Q87K8N412345');
    expect(line).toContain('Classic VIN: 13 characters');
  });
});
