import { cleanup, render, screen } from '@testing-library/react';
import { publicBrand } from '@vinlore/brand';
import { loadMessages } from '@vinlore/i18n';
import { shippedBrands } from '@vinlore/testing-web';
import { SiteProvider, uiMessages } from '@vinlore/ui';
import { afterEach, describe, expect, it } from 'vitest';
import { decodedMessages } from '../messages/decoded.ts';
import { vehicleMessages } from '../messages/index.ts';
import { ClassicPage, type FittingClassic } from './classic-page.tsx';

const brand = publicBrand(shippedBrands.find(({ language }) => language === 'en')!);
const mustang: FittingClassic = { year: 1967, make: 'Ford', series: 'Mustang' };

afterEach(cleanup);

async function show(vehicles: readonly FittingClassic[], language: 'en' | 'es' = 'en') {
  const messages = await loadMessages([uiMessages, vehicleMessages, decodedMessages], language);
  render(
    <SiteProvider brand={brand} language={language} messages={messages}>
      <ClassicPage vin="7F02C100108" vehicles={vehicles} />
    </SiteProvider>,
  );
}

describe('ClassicPage', () => {
  it('spec §3, §4: names a single match by its series', async () => {
    await show([mustang]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1967 Ford Mustang');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('docs/decisions.md §4: offers every matching year and preselects none', async () => {
    await show([mustang, { ...mustang, year: 1977, series: 'Mustang II' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 cars match this VIN');
    const links = screen.getAllByRole('link', { name: /Mustang/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/decode?vin=7F02C100108&year=1967&make=Ford&model=Mustang',
      '/decode?vin=7F02C100108&year=1977&make=Ford&model=Mustang+II',
    ]);
  });

  it('is in Spanish and links to Spanish pages', async () => {
    await show([mustang, { ...mustang, year: 1977 }], 'es');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 autos coinciden con este VIN');
    const [link] = screen.getAllByRole('link', { name: /Mustang/ });
    expect(link!.getAttribute('href')).toBe('/es/decode?vin=7F02C100108&year=1967&make=Ford&model=Mustang');
  });
});
