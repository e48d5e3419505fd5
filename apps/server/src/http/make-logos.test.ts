import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vehicleFrom } from '@vinlore/vehicle-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initials, MakeLogos } from './make-logos.ts';

const logos = new MakeLogos();
const server = createServer((request, response) => {
  void logos.serve(request.url!, request, response);
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function logo(make: string, year: number) {
  const answer = await fetch(base + vehicleFrom({ make, year }).logo!);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('MakeLogos', () => {
  it.each(['TOYOTA', 'FORD', 'MERCEDES-BENZ', 'LAND ROVER', 'ALFA ROMEO'])(
    'spec §3, §9: %s has its logo at the URL in Vehicle.logo, 160 by 160',
    async (make) => {
      const { status, type, text } = await logo(make, 2014);
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(text).toMatch(/^<svg [^>]*width="160" height="160"/);
      expect(text).toContain('<image ');
    },
  );

  it('a make without a logo gets its initials', async () => {
    const { status, text } = await logo('AMERICAN LAFRANCE', 2012);
    expect(status).toBe(200);
    expect(text).toContain('>AL</text>');
  });

  it('spec §3: classics have their own folder: no current logo on a 1967 car', async () => {
    expect((await logo('FORD', 1967)).text).toContain('>F</text>');
    expect((await logo('PLYMOUTH', 1967)).text).toContain('<image ');
  });

  it('renders any name as text, never as markup', async () => {
    const answer = await fetch(
      `${base}/logos/${encodeURIComponent('<script>alert(1)</script>')}.svg`.replace(/%2F/g, ''),
    );
    expect(await answer.text()).not.toMatch(/<script/i);
  });

  it.each(['/logos/', '/logos/ford', '/logos/a/b/ford.svg', '/logos/%E0%A4.svg', `/logos/${'x'.repeat(99)}.svg`])(
    'has nothing at %s',
    async (path) => {
      expect((await fetch(base + path)).status).toBe(404);
    },
  );

  it('leaves other URLs alone', () => {
    expect(['/favicon.svg', '/logos', '/'].filter((path) => logos.holds(path))).toEqual([]);
  });
});

describe('initials', () => {
  it.each([
    ['ford', 'F'],
    ['alfa-romeo', 'AR'],
    ['rolls royce motor cars', 'RR'],
    ['(odd) 3-wheeler', 'O3'],
    ['--', ''],
  ])('of %s are %s', (make, letters) => {
    expect(initials(make)).toBe(letters);
  });
});
