import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { SiteProvider, uiMessages } from '@vinlore/ui';
import { makeShard } from '@vinlore/vehicle-vpic';
import { tinyIndex } from '@vinlore/vehicle-vpic/testing/tiny-index';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodedMessages } from '../messages/decoded.ts';
import { vehicleMessages } from '../messages/index.ts';
import { offlineMessages } from '../messages/offline.ts';
import { OfflineLookUpForm } from './offline-look-up.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
const catalogues = [uiMessages, vehicleMessages, decodedMessages, offlineMessages];
const messages = { en: await loadMessages(catalogues, 'en'), es: await loadMessages(catalogues, 'es') };
const index = tinyIndex(
  [{ wmi: '1FM', vehicleType: 7, makes: ['FORD'], links: [[0, 2014, 2014]] }],
  [[{ key: 'CU0G*', element: 'Model', value: 'Escape', make: 'FORD' }]],
);
const ESCAPE = '1FMCU0GX7EUA00108';

/** Renders the page at a URL with one excerpt in the browser's cache. */
function open(address: string, language: 'en' | 'es' = 'en') {
  window.history.replaceState(null, '', address);
  const fetched = vi.fn((path: string) => {
    const bytes = path.endsWith('/1FM-E.shard') ? makeShard(index, '1FM-E') : undefined;
    return bytes
      ? Promise.resolve(new Response(bytes as Uint8Array<ArrayBuffer>))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', fetched);
  render(
    <SiteProvider brand={shippedBrand('vinlore')} language={language} messages={messages[language]}>
      <OfflineLookUpForm button="Decode VIN" ways={{ shards: '/assets/vpic/1/' }} />
    </SiteProvider>,
  );
  return fetched;
}

describe('offline lookup', () => {
  it('decodes the VIN in the URL from cached data and says what needs a connection', async () => {
    const fetched = open(`/decode?vin=${ESCAPE}`);
    expect(await screen.findByRole('heading', { level: 1, name: '2014 Ford Escape' })).toBeDefined();
    expect(screen.getByText('You’re offline. Decoded with saved data.')).toBeDefined();
    expect(screen.getByText('Recalls and history need a connection.')).toBeDefined();
    fireEvent.error(document.querySelector('img')!);
    expect(document.querySelector('img'), 'no picture that is broken').toBeNull();
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/assets/vpic/1/1FM-E.shard']);
  });

  it('finds the VIN in text shared with the app', async () => {
    open(`/decode?vin=${encodeURIComponent(`2014 Ford Escape, VIN ${ESCAPE}, clean title`)}`);
    expect(await screen.findByRole('heading', { level: 1, name: '2014 Ford Escape' })).toBeDefined();
  });

  it("says when there's no cached data for the VIN and offers a retry", async () => {
    open('/decode?vin=4T1BF1FK0CU000108');
    expect(await screen.findByText('No saved data for 4T1BF1FK0CU000108')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('says that a classic VIN needs a connection', async () => {
    open('/es/decode?vin=7F02C100108', 'es');
    expect(
      await screen.findByText('Los VIN clásicos requieren conexión. Conéctate a internet e inténtalo de nuevo.'),
    ).toBeDefined();
  });

  it("shows only the field if there's no VIN, and submits to a page that retries the connection", () => {
    open('/pricing');
    expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeDefined();
    expect(screen.getByRole('textbox').closest('form')!.getAttribute('action')).toBe('/decode');
  });
});
