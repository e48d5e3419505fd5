import { fakeServer } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, VIN } from '../testing/screens.tsx';
import { checkoutQuery } from '../visitor/checkout-request.ts';
import { Buy } from './buy.tsx';

it.each([
  ['en', 'Reports are not on sale yet', 'Buy stickers'],
  ['es', 'Los reportes todavía no están a la venta', 'Comprar etiquetas'],
] as const)(
  'where a brand does not sell reports it says so, and leads on to stickers, the car kept: %s',
  async (language, said, way) => {
    const server = fakeServer([]);
    await renderScreen(
      <Buy
        email="ana@example.com"
        isDealer={false}
        product="report"
        vehicle={{ vin: VIN }}
        makes={false}
        vehicleName={null}
        buyLink={(request, text) => <a href={`?${new URLSearchParams(checkoutQuery(request)).toString()}`}>{text}</a>}
        onPlan={vi.fn()}
        onOrder={vi.fn()}
      />,
      server,
      language,
      { report: false },
    );
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(`?product=sticker&vin=${VIN}`);
    expect(server.requests).toEqual([]);
  },
);
