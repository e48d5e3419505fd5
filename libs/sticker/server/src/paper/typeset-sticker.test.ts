import { TypesetError } from '@vinlore/documents';
import { timesRead } from '@vinlore/testing-node/photograph';
import { type StickerData } from '@vinlore/sticker-domain';
import { afterAll, describe, expect, test } from 'vitest';
import { madeUpSticker, madeUpVehicles } from './made-up-vehicles.ts';
import { faultsOf, openPress, plain } from './testing/sheets.ts';
import { drawSticker, typesetSticker } from './typeset-sticker.ts';

const { close, set, typesetter } = openPress();
afterAll(close);

const named = (model: string) => madeUpVehicles.find((vehicle) => vehicle.model === model)!;

describe('window sticker PDF', () => {
  test('is PDF/UA-1 with language, title, tags, and alt texts, without warnings', async () => {
    const sticker = madeUpSticker(named('Sedan'), { language: 'es' });
    const pdf = await set(sticker);
    expect(pdf).toMatchObject({ pages: 1, warnings: [], created: '2026-11-20' });
    expect(pdf.title).toBe('2018 Example Sedan – Etiqueta de ventanilla');
    expect(pdf.language).toBe('es-US');
    expect(pdf.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(pdf.tags.filter((tag) => tag === 'Table')).toHaveLength(sticker.equipment.length + 2);
    expect(pdf.tags).toEqual(expect.arrayContaining(['Document', 'H2', 'H3', 'TR', 'TH', 'TD', 'L', 'LI', 'Figure']));
    expect(pdf.alternatives).toContain('Código QR de vehicles.example/verify/7K2M-94QX-0RTB-5W3E');
    expect(pdf.alternatives).toContain('decodificado del VIN');
  });

  test('embeds only self-hosted fonts', async () => {
    const faces = await Promise.all(
      (['sans', 'slab', 'round'] as const).map(async (headings) => {
        const brand = { name: 'Example', ink: '#6b1e22', headings };
        return (await set(madeUpSticker(named('Sedan'), { brand }))).fonts;
      }),
    );
    expect(faces.map((fonts) => fonts.filter((font) => !/^Source(?:Sans3|CodePro)-/u.test(font)))).toEqual([
      [],
      ['ZillaSlab-Bold'],
      ['Nunito-ExtraBold', 'Nunito-Bold'],
    ]);
  });

  test('has the same bytes for the same data, in another thread and with another key order', async () => {
    const sticker = madeUpSticker(named('Assisted'));
    const turned = Object.fromEntries(Object.entries(sticker).reverse()) as StickerData;
    const [first, ...others] = await Promise.all(
      [sticker, turned, sticker, turned].map((s) => typesetSticker(typesetter, s)),
    );
    for (const other of others) expect(Buffer.compare(first!.pdf, other.pdf)).toBe(0);
  });

  test('contains the VIN once as one text, the id in groups, and the verification URL', async () => {
    const { runs } = await set(madeUpSticker(named('Sedan')));
    const texts = runs.map(({ text }) => plain(text));
    expect(texts.filter((text) => text === named('Sedan').vin)).toHaveLength(1);
    expect(texts).toContain('7K2M-94QX-0RTB-5W3E');
    expect(texts.join('')).toContain('vehicles.example/verify/7K2M-94QX-0RTB-5W3E');
  });
});

describe('QR code', () => {
  test.each(['modern', 'pre-1996', 'build-sheet'] as const)(
    'is readable in 30 of 30 photos of layout %s at 100 dpi, rotated and blurred',
    async (layout) => {
      const sticker = madeUpSticker(named('Sedan'), { layout });
      const svg = await drawSticker(typesetter, sticker);
      expect(await timesRead(svg, sticker.verifyUrl)).toBe(30);
    },
  );
});

describe('docs/decisions.md §5: honest data in the document', () => {
  test.each([
    ['en', 'a reconstruction, not the original label'],
    ['es', 'es una reconstrucción, no la etiqueta original'],
  ] as const)('the sticker says that it is no original (%s)', async (language, words) => {
    expect(plain((await set(madeUpSticker(named('Sedan'), { language }))).text)).toContain(words);
  });

  test('marks sample data on every block, and other data nowhere', async () => {
    const marked = await set(madeUpSticker(named('Sedan'), { sample: true }));
    expect(marked.text.match(/SAMPLE/gu)).toHaveLength(6); // Stamp, four blocks, footer.
    expect((await set(madeUpSticker(named('Sedan'), { sample: false }))).text).not.toMatch(/SAMPLE/u);
  });

  test('shows the symbol and label of each provenance', async () => {
    const sticker = madeUpSticker(named('Sparse'));
    const fact = { label: 'Color', value: 'Blue', source: null, english: false };
    const facts = [
      { ...fact, from: 'entered' as const },
      { ...fact, from: 'source' as const, source: 1 },
      { ...fact, from: 'unknown' as const, value: '' },
      { ...fact, from: 'decoded' as const, source: 1 },
    ];
    const { alternatives, text } = await set({ ...sticker, equipment: [{ title: 'Body', facts }] });
    expect(alternatives).toEqual(
      expect.arrayContaining(['entered manually', 'from a listed source', 'not available', 'decoded from the VIN']),
    );
    expect(text).toContain('not available');
  });
});

describe('report-and-sticker, paper: one page, no text under 6.5 pt, no overlaps', () => {
  test.each(['en', 'es'] as const)('every made-up vehicle, %s', async (language) => {
    await Promise.all(
      madeUpVehicles.map(async (decoded) => {
        const sheet = await set(madeUpSticker(decoded, { language }));
        expect([decoded.model, sheet.pages, ...faultsOf(sheet, 'modern')]).toEqual([decoded.model, 1]);
      }),
    );
  });
});

describe('extreme input', () => {
  const noisy = 'שלום 🚗👨‍👩‍👧 مرحبا \u202e 日本 Édition';

  test.each([
    ['a trim of 200 letters without a space', { Trim: 'W'.repeat(200) }],
    ['a trim of 200 letters', { Trim: 'Limited '.repeat(25) }],
    ['right-to-left text and emoji', { Trim: noisy, 'Plant City': noisy, Series: noisy, 'Manufacturer Name': noisy }],
    ['control characters', { Trim: 'a\u0000\u0007b\nc' }],
  ])('%s', async (_name, elements) => {
    const decoded = { ...named('Assisted'), elements: { ...named('Assisted').elements, ...elements } };
    expect(faultsOf(await set(madeUpSticker(decoded)), 'modern')).toEqual([]);
  });

  test.each([
    ['with spaces', 'Model '.repeat(33)],
    ['in one word', 'M'.repeat(200)],
  ])('a model of 200 letters %s', async (_name, model) => {
    expect(faultsOf(await set(madeUpSticker({ ...named('Sedan'), model })), 'modern')).toEqual([]);
  });

  test('says so for a VIN that decodes to nothing, without empty blocks', async () => {
    const nothing = { ...named('Sparse'), year: null, make: null, model: null, elements: {} };
    const { text, pages } = await set(madeUpSticker(nothing));
    expect(pages).toBe(1);
    expect(plain(text)).toContain('The manufacturer didn’t file any other details for this VIN.');
  });

  test('shows a visible placeholder for characters missing from a font', async () => {
    const { text } = await set(madeUpSticker({ ...named('Sedan'), model: `Uno ${noisy}` }));
    expect(plain(text)).toContain('Uno □ □ □ □ Édition');
  });

  test('keeps long label words clear of values, and source numbers next to values', async () => {
    const decoded = (label: string, value: string) =>
      ({ label, value, from: 'decoded', source: 1, english: false }) as const;
    const told = (label: string, value: string) => ({ ...decoded(label, value), from: 'source' }) as const;
    const equipment = [
      { title: 'Body', facts: [decoded('Body class', 'Hatchback'), decoded('Vehicle type', 'Passenger car')] },
      {
        title: 'Assembly',
        facts: [decoded('Plant', 'Lake Orion, Michigan, U.S.'), decoded('Manufacturer', 'General Motors LLC')],
      },
      { title: 'Safety', facts: [told('Stability control with roll control', 'Standard')] },
    ];
    const { runs } = await set(madeUpSticker(named('Sedan'), { equipment }));
    const run = (text: string) => runs.find((run) => run.text.startsWith(text))!;
    // The provenance symbol is between them.
    expect(run('General').x - (run('Manufacturer').x + run('Manufacturer').width)).toBeGreaterThan(8);
    const standard = run('Standard');
    const beside = runs.filter(
      ({ x, y, page }) => page === standard.page && x > standard.x && Math.abs(y - standard.y) < 4,
    );
    expect(standard.text + beside.map(({ text }) => text).join(' ')).toMatch(/^Standard\s*1/u);
  });

  test('continues 300 facts on the following pages without losing any', async () => {
    const facts = Array.from({ length: 30 }, (_, i) => ({
      label: `Label ${i}`,
      value: `value ${i}`,
      from: 'decoded' as const,
      source: 1,
      english: false,
    }));
    const equipment = Array.from({ length: 10 }, (_, i) => ({ title: `Group ${i}`, facts }));
    const sheet = await set(madeUpSticker(named('Sedan'), { equipment }));
    const { pages, text } = sheet;
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain(`Page 1 of ${pages}`);
    expect(plain(text).match(/value \d+/gu)).toHaveLength(300);
    expect(faultsOf(sheet, 'modern')).toEqual([]);
  });

  test("refuses a sticker whose dealer address doesn't fit, with its measurements, instead of cutting it off", async () => {
    const dealer = { name: 'Example', phone: null, website: null, logo: null };
    const lines = ['A long address '.repeat(400)];
    const refused = set(madeUpSticker(named('Sedan'), { dealer: { ...dealer, lines } }));
    await expect(refused).rejects.toThrow(TypesetError);
    await expect(refused).rejects.toThrow(/dealer needs \d+\.\d pt and has \d+\.\d pt$/u);
  });
});
