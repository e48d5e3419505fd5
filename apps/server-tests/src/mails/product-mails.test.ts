import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@vinlore/brand';
import { exampleLetters, type MailKind, mailParts, mailTextFault } from '@vinlore/mail';
import { loadBrands } from '@vinlore/server-kit';
import { describe, expect, it } from 'vitest';
import { PRODUCT_MAILS } from '@vinlore/server/mails';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const brands = loadBrands(join(ROOT, 'apps/brands'));
const files = readdirSync(join(ROOT, 'libs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/src\/.*\.ts$/.test(file) && !/node_modules|\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, 'libs', file), 'utf8') }));
const registered = files.filter(({ file }) => /\/server\/src\/mails\//.test(file));
const writers = files.filter(
  ({ file, text }) => !file.startsWith('shared/mail/') && /\b(?:composeLetter|letterTo)\(/.test(text),
);

const readerOf = (brand: (typeof brands)[number], language: (typeof LANGUAGES)[number]) => ({
  ...{ brand, language, to: 'ana@example.com', origin: `https://${brand.domains[0]}` },
});
const cases = PRODUCT_MAILS.map((kind): [string, MailKind] => [kind.key, kind]);

describe('the desk knows every email the product sends', () => {
  const letters = writers.flatMap(({ file, text }) =>
    [...text.matchAll(/export function (\w+)\([\s\S]*?\)(?:: (\w+))? \{\n/g)].flatMap(([, name, type]) =>
      type === 'Letter' ? [[`${file} ${name}`, name!] as const] : [],
    ),
  );

  it("finds the product's emails", () => expect(letters.length).toBeGreaterThan(45));

  it.each(letters)('includes %s', (_what, name) => {
    expect(registered.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))).not.toEqual([]);
  });

  it.each(writers.map(({ file }) => file))('%s writes letters in functions of their own', (file) => {
    const { text } = writers.find((each) => each.file === file)!;
    expect(text).not.toMatch(/mail\.send\([^;]*\b(?:composeLetter|letterTo)\(/);
    expect(text).toMatch(/export function \w+\([\s\S]*?\): Letter \{/);
  });

  it('lists each once', () => {
    expect(new Set(PRODUCT_MAILS.map(({ key }) => key)).size).toBe(PRODUCT_MAILS.length);
  });
});

describe.each(cases)('%s', (key, kind) => {
  it('names each with when it is sent, in both languages', () => {
    for (const language of LANGUAGES)
      for (const what of ['name', 'when']) expect(kind.about[language][`${key}.${what}`]).toBeTruthy();
  });

  it.each(brands.map(({ key: brand }) => brand))('can be looked at with made-up values for %s', async (brandKey) => {
    const brand = brands.find((each) => each.key === brandKey)!;
    for (const language of LANGUAGES)
      for (const letter of await exampleLetters(kind, readerOf(brand, language))) {
        expect(letter.subject).not.toBe('');
        expect(`${letter.subject}\n${letter.text}`).not.toMatch(/[{}]|undefined|null|NaN|Invalid Date/);
        expect(letter.text).toContain(brand.support_email);
        expect(letter.html).toContain(`lang="${language}"`);
        // What a phone's list of emails shows (voice.md).
        expect(letter.subject.length, letter.subject).toBeLessThanOrEqual(45);
        expect(letter.html.split('<a class="brand"').length - 1, 'one button').toBeLessThanOrEqual(1);
      }
  });

  it('renders each text as the brand customized it, in its own emails only', async () => {
    const [brand, other] = [brands[0]!, brands[1]!];
    for (const language of LANGUAGES) {
      const parts = await mailParts(kind, readerOf(brand, language));
      expect(parts.filter(({ role }) => role === 'subject')).not.toEqual([]);
      for (const { key: text, product, samples } of parts) {
        // The text can be kept as is, or extended.
        const words = `${product} Zebra`;
        expect(mailTextFault(words, product, Object.keys(samples)), text).toBeNull();
        const own = { ...brand, mail_texts: { [language]: { [text]: words } } };
        const said = await exampleLetters(kind, readerOf(own, language));
        expect(said.map(({ subject, text: body }) => subject + body).join(), text).toContain('Zebra');
        const elsewhere = await exampleLetters(kind, readerOf(other, language));
        expect(elsewhere.map(({ subject, html }) => subject + html).join(), text).not.toContain('Zebra');
      }
    }
  });

  it('falls back to the product’s text when the brand’s own has become invalid', async () => {
    const [brand] = brands;
    const [part] = await mailParts(kind, readerOf(brand!, 'en'));
    for (const words of ['Hi {renamed}', 'Broken {', '{a, select, x {y}}', 'See evil.com']) {
      const broken = { ...brand!, mail_texts: { en: { [part!.key]: words } } };
      expect(await exampleLetters(kind, readerOf(broken, 'en'))).toEqual(
        (await exampleLetters(kind, readerOf(brand!, 'en'))).map((letter) => ({ ...letter, brand: broken })),
      );
    }
  });
});
