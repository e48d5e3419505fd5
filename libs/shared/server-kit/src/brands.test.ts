import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testBrand } from '@vinlore/testing-node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrandFileError, loadBrands } from './brands.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vinlore-brands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const words = { en: 'One report', es: 'Un reporte' };
const plan = {
  ...{ id: 'report-single', product: 'report', audience: 'user', kind: 'single', name: words, description: words },
  ...{ price: 1499, currency: 'USD', credits: 1 },
};
const unlimited = {
  ...{ ...plan, id: 'report-unlimited', kind: 'unlimited', credits: undefined },
  ...{ interval: 'month', fair_use: 150 },
};

/** A brand's files as written by hand: any field may contain anything. */
type Files = Record<'brand' | 'theme', Record<string, unknown>> & { plans: unknown[] };

function filesOf(key: string): Files & { logo: string } {
  const { theme, logo, plans: _none, ...brand } = testBrand({ key });
  return { brand, theme, plans: [plan, unlimited], logo };
}

/** Sets a field such as `settings.security`; undefined removes it. */
function put(into: object, field: string, value: unknown): void {
  const path = field.split('.');
  let at = into as Record<string, unknown>;
  for (const name of path.slice(0, -1)) at = (at[name] = structuredClone(at[name])) as Record<string, unknown>;
  at[path.at(-1)!] = value;
}

function write({ brand, theme, plans, logo }: ReturnType<typeof filesOf>, key = String(brand['key'])): void {
  const at = (file: string) => join(folder, key, file);
  mkdirSync(at('assets'), { recursive: true });
  writeFileSync(at('brand.json'), JSON.stringify(brand));
  writeFileSync(at('theme.json'), JSON.stringify(theme));
  writeFileSync(at('plans.json'), JSON.stringify(plans));
  writeFileSync(at('assets/logo.svg'), logo);
}

const load = () => loadBrands(folder);

/** The error for a brand with one field changed. */
function saidOf(file: 'brand' | 'theme' | 'plans', field: string, value: unknown): string {
  const files = filesOf('one');
  put(files[file], field, value);
  write(files, 'one');
  try {
    load();
  } catch (error) {
    expect(error).toBeInstanceOf(BrandFileError);
    return (error as Error).message;
  }
  return 'nothing';
}

const COLOR = 'must be a color such as #142b4f, not ';

describe("a mistake in a brand's files stops the start with the file, the field and what is allowed", () => {
  it('accepts a brand without mistakes', () => {
    write(filesOf('one'));
    expect(load()).toMatchObject([{ key: 'one', domains: ['one.localhost'], plans: [plan, { fair_use: 150 }] }]);
  });

  it.each([
    ['a color that is no color', 'settings.primary_color', 'blue', `${COLOR}"blue"`],
    ['a color of three digits', 'settings.teritary_color', '#fff', `${COLOR}"#fff"`],
    ['no color', 'settings.secondary_color', undefined, 'is missing; it must be a color such as #142b4f'],
    [
      'the third color spelled right, which is wrong (spec §3)',
      'settings.tertiary_color',
      '#142b4f',
      'is not known; the fields here are primary_color, secondary_color, teritary_color, clarity',
    ],
    ['security that is neither', 'settings.security', 'on', 'must be "enabled" or "disabled", not "on"'],
    ['an unknown credit type', 'settings.credit_type', 'shared', 'must be "global" or "separate", not "shared"'],
    ['a wrong GA4 id', 'settings.google_analytics', 'UA-1', 'must be a measurement id such as G-ABC123'],
    ['a wrong Tag Manager id', 'settings.google_tag', 'G-1', 'must be a container id such as GTM-ABC123'],
    ['an unknown feature', 'features.recalls', true, 'is not known; the fields here are sticker'],
    ['a feature that is no switch', 'features.sticker', 'yes', 'must be true or false, not "yes"'],
    ['no features', 'features', undefined, 'is missing; it must be an object with the fields sticker'],
    ['a legal page that is not named', 'legal_pages.terms', undefined, 'is missing; it must be the path of one'],
    ['a legal page that is no path', 'legal_pages.refund', 'refund', 'must be the path of one of the brand’s pages'],
    ['an unknown language', 'language', 'fr', 'must be "en" or "es", not "fr"'],
    ['an unknown API host rule', 'api', 'api', 'must be "same-origin" or "app", not "api"'],
    ['no domain', 'domains', [], 'must be a list of at least one domain'],
    ['domains that are no list', 'domains', 'one.localhost', 'must be a list, not "one.localhost"'],
    ['a domain with a port', 'domains.0', 'one.localhost:80', 'must be a host name in lower case, without a port'],
    ['a domain twice', 'domains', ['a.example', 'a.example'], 'must be a list that names each domain once'],
    ['an address without @', 'support_email', 'help', 'must be an email address such as help@example.com'],
    ['an empty name', 'name', ' ', 'must be a name of 1 to 40 characters'],
    ['another key than the folder’s', 'key', 'other', 'must be the folder\'s name, "one"'],
    ['a word for a LiveChat license', 'livechat_license', 'free', 'must be the digits of a LiveChat license'],
    ['a tag host with a path', 'tag_host', 'https://t.example/x', 'must be scheme and host alone'],
    ['a field of another day', 'color', 'red', 'is not known; the fields here are key, name, domains'],
  ])('brand.json: %s', (_what, field, value, words) => {
    const said = saidOf('brand', field, value);
    expect(said).toContain(`one/brand.json: field "${field}": `);
    expect(said).toContain(words);
  });

  it.each([
    ['a color that screens name is missing', 'semantic.dark.on-primary', undefined, 'is missing; it must be a color'],
    ['a color that is no color', 'semantic.light.bg', 'white', `${COLOR}"white"`],
    ['a name that nobody knows', 'semantic.light.backgruond', '#ffffff', 'is not known; the fields here are bg'],
    ['a missing shadow', 'shadow.light.sh-1', undefined, 'is missing; it must be a CSS value'],
    ['CSS that would end its rule', 'semantic.light.scrim', 'red}body{', 'must be one CSS value, without ; { } < >'],
    ['an unknown typeface', 'fonts.text', 'Comic Sans', 'must be "Source Sans 3" or "Zilla Slab" or "Nunito"'],
    ['a weight that is none', 'fonts.headingWeight', 1200, 'must be a font weight from 100 to 1000, not 1200'],
    ['nine shades', 'colors.teal', Array(9).fill('#005a80'), 'must be ten shades, lightest first'],
    ['a primary scale that is not there', 'primaryColor', 'pink', 'must be the name of one of the scales in "colors"'],
    ['a shade beyond the scale', 'primaryShade.dark', 10, 'must be a shade from 0 (lightest) to 9, not 10'],
    ['pale ink on paper', 'paper.ink', '#cccccc', 'WCAG AA requires 4.5. Nearest shade that passes: #'],
    [
      'pale words',
      'semantic.light.dim',
      '#aaaaaa',
      '#aaaaaa on bg (#ffffff) has a contrast ratio of 2.32. WCAG AA requires 4.5',
    ],
    ['an edge nobody sees', 'semantic.dark.field-line', '#222222', 'WCAG AA requires 3. Nearest shade that passes:'],
  ])('theme.json: %s', (_what, field, value, words) => {
    const said = saidOf('theme', field, value);
    expect(said).toContain(`one/theme.json: field "${field}": `);
    expect(said).toContain(words);
  });

  it.each([
    ['a plan without a price', '0.price', undefined, 'is missing; it must be a whole number of cents from 50 to'],
    ['a price in dollars', '0.price', 14.99, 'must be a whole number of cents from 50 to 10000000, not 14.99'],
    ['an unlimited plan without fair use', '1.fair_use', undefined, 'is missing; it must be a whole number from 10 to'],
    ['no kind', '0.kind', undefined, 'is missing; it must be "single" or "bundle" or "subscription" or "unlimited"'],
    ['an unknown kind', '0.kind', 'forever', 'must be "single" or "bundle" or "subscription" or "unlimited"'],
    ['a name in one language', '0.name', { en: 'One' }, 'is missing; it must be a text of 1 to 40 characters'],
    ['a currency of another kind', '0.currency', 'dollars', 'must be an ISO 4217 code such as USD, not "dollars"'],
    ['an interval that is none', '1.interval', 'week', 'must be "month" or "year", not "week"'],
    ['a field that a kind has not', '0.fair_use', 10, 'is not known; the fields here are id, product, audience'],
  ])('plans.json: %s', (_what, field, value, words) => {
    const said = saidOf('plans', field, value);
    expect(said).toContain(`one/plans.json: field "${field}`);
    expect(said).toContain(words);
  });

  it.each([
    ['one id twice', [plan, plan], 'every plan has an id of its own'],
    ['no default choice', [unlimited], 'every product and audience that has plans has one of the kind "single"'],
  ])('plans.json: %s', (_what, plans, words) => {
    write({ ...filesOf('one'), plans });
    expect(load).toThrow(words);
  });

  it("rejects a settings color that fails WCAG AA on the theme's pages, and suggests the nearest shade that passes", () => {
    const said = saidOf('brand', 'settings.primary_color', '#ffee00');
    expect(said).toContain('field "settings.primary_color": #ffee00 doesn’t have enough contrast for WCAG AA');
    const nearest = /Nearest shade that passes: (#\w{6})/.exec(said)![1];
    expect(saidOf('brand', 'settings.primary_color', nearest)).toBe('nothing');
  });

  it.each([
    ['the same domain', ['one.localhost'], 'field "domains.0": one.localhost names the brand "one" already'],
    ['where another brand’s API stands', ['two.example', 'app.one.localhost'], 'field "domains.1": app.one.localhost'],
  ])('two brands for one host: %s', (_what, domains, words) => {
    write(filesOf('one'));
    const two = filesOf('two');
    two.brand['domains'] = domains;
    write(two);
    expect(load).toThrow(BrandFileError);
    expect(load).toThrow(words);
    expect(load).toThrow('two/brand.json');
  });

  it.each([
    ['brand.json', '{', 'is not valid JSON'],
    ['theme.json', '"dark"', 'field "(root)": must be an object with the fields fonts'],
    ['plans.json', '{}', 'field "(root)": must be a list'],
    ['assets/logo.svg', '<html>', 'must be an SVG'],
  ])('%s that is something else', (file, text, words) => {
    write(filesOf('one'));
    writeFileSync(join(folder, 'one', file), text);
    expect(load).toThrow(BrandFileError);
    expect(load).toThrow(words);
  });

  it.each(['theme.json', 'plans.json', 'assets/logo.svg'])('no %s', (file) => {
    write(filesOf('one'));
    rmSync(join(folder, 'one', file));
    expect(load).toThrow(`one/${file}: cannot be read`);
  });

  it('no brand at all', () => {
    expect(load).toThrow('has no brands; each brand is a folder with a brand.json');
    expect(() => loadBrands(join(folder, 'nowhere'))).toThrow('has no brands');
  });

  it('accepts the brands that ship', () => {
    const shipped = loadBrands(fileURLToPath(new URL('../../../../apps/brands', import.meta.url)));
    expect(shipped.map(({ key }) => key)).toEqual(expect.arrayContaining(['historialvin', 'stickerhouse', 'vinlore']));
  });
});
