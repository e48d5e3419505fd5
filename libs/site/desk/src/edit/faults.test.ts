import { publicBrand } from '@vinlore/brand';
import { lookFaults, SITE_KEYS, settingAt } from '@vinlore/site-domain';
import { createTranslator } from '@vinlore/i18n';
import { describe, expect, it } from 'vitest';
import { siteDeskMessages } from '../messages/index.ts';
import { FILE as file, siteState } from '../testing/fake-site.ts';
import { withChange } from './draft.ts';
import { contrastFault, faultsOf, looksWith } from './faults.ts';

const brand = publicBrand(file);
const state = siteState();
const fieldOf = (key: string) => state.fields.find((field) => field.key === key)!;
const drafted = (key: string, value: string) => withChange({}, fieldOf(key), value);

describe('live contrast checks', () => {
  it('uses the exact English message of a build', () => {
    const { t } = createTranslator('en', siteDeskMessages.en);
    const keys = ['theme.semantic.light.link', 'theme.semantic.light.bg', 'theme.paper.ink', 'settings.primary_color'];
    const faults = keys.flatMap((key) => lookFaults(file, [{ key, value: '#cccccc' }]));
    expect(new Set(faults.map(({ key }) => key)).size).toBeGreaterThan(4);
    for (const { why } of faults) {
      const { color, on, shade } = contrastFault(why)!;
      const advice = shade ? t('site.nearest', { shade }) : t('site.noShade');
      expect(on ? t('site.contrast', { color, ...on, advice }) : t('site.contrastOnPages', { color, advice })).toBe(
        why,
      );
    }
    expect(contrastFault('must be a color such as #142b4f, not "red"')).toBeNull();
  });

  it('suggests only shades that pass', () => {
    const key = 'theme.semantic.light.link';
    const { why } = faultsOf(brand, state.fields, drafted(key, '#c0c0c0')).get(key)!;
    expect(faultsOf(brand, state.fields, drafted(key, contrastFault(why)!.shade!)).size).toBe(0);
  });

  it('flags incomplete input and keeps the previous color in the preview', () => {
    const key = 'settings.primary_color';
    const half = drafted(key, '#14');
    expect(faultsOf(brand, state.fields, half).get(key)).toEqual({ key, why: '' });
    expect(looksWith(brand, state.fields, half).settings.primary_color).toBe(file.settings.primary_color);
  });

  it('checks nothing before the first change', () => {
    expect(faultsOf(brand, state.fields, {}).size).toBe(0);
    expect(looksWith(brand, state.fields, {})).toEqual(brand);
  });

  it('has a label for every key in both languages', async () => {
    const es = await siteDeskMessages.es();
    for (const key of SITE_KEYS) {
      const color = /^theme\.semantic\.\w+\.(.+)$/.exec(key)?.[1];
      const name = color === undefined ? `site.key.${key}` : `site.color.${color}`;
      expect([name in siteDeskMessages.en, name in es], key).toEqual([true, true]);
      expect(settingAt(file, key), key).toBeDefined();
    }
  });
});
