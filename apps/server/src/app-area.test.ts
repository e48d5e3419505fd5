import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testBrand } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from './http/front-deps.ts';
import { appArea, languageInAddress } from './app-area.ts';

const english = testBrand({ key: 'one' });
const spanish = testBrand({ key: 'two', language: 'es' });
const apart = testBrand({ key: 'apart', domains: ['apart.example'], api: 'app' });

let folder: string;
let area: Area;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="%vinlore:lang%"><!--vinlore:head--><!--vinlore:site--></html>',
  );
  area = await appArea({
    folder,
    brands: [english, spanish, apart],
    renderer: { style: () => ({ href: '/a.css', css: '' }), schemeScript: '' } as never,
    secure: true,
    leadAway: (url) => (url === '/members' ? '/members/dashboard' : null),
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(brand: typeof english, url: string, cookie = '') {
  const told = { status: 0, headers: {} as Record<string, unknown>, setCookies: [] as string[], body: '' };
  const response = {
    appendHeader: (_name: string, value: string) => void told.setCookies.push(value),
    getHeader: () => undefined,
    writeHead: (status: number, headers: Record<string, unknown>) => void Object.assign(told, { status, headers }),
    end: (body?: Buffer) => void (told.body = body?.toString() ?? ''),
  };
  const request = { url, method: 'GET', headers: { host: brand.domains[0], cookie } };
  await area(brand, request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return told;
}

describe("an app uses the visitor's language", () => {
  it.each([
    [english, '', 'en'],
    [english, 'language=es', 'es'],
    [english, 'language=fr', 'en'],
    [spanish, '', 'es'],
    [spanish, 'language=en', 'en'],
  ])('%#: in shell, data block, and header', async (brand, cookie, language) => {
    const { status, headers, body } = await ask(brand, '/members/dashboard', cookie);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-language': language, 'cache-control': 'private, no-store' });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`"language":"${language}"}`);
  });

  it('stores the language of a link in the cookie and removes it from the URL', async () => {
    const { status, headers, setCookies } = await ask(english, '/members/dashboard?vin=1&language=es');
    expect({ status, location: headers['location'] }).toEqual({ status: 302, location: '/members/dashboard?vin=1' });
    expect(setCookies).toEqual(['language=es; Path=/; SameSite=Lax; Secure; Max-Age=31536000']);
  });

  it("docs/decisions.md §1: reaches a brand's API under app.", async () => {
    const { setCookies } = await ask(apart, '/members/login?language=es');
    expect(setCookies[0]).toContain('Domain=apart.example');
  });

  it('accepts supported languages only, and never passes the value on', () => {
    expect(languageInAddress('/members/login?language=fr')).toBeNull();
    expect(languageInAddress('/members/login?language=es%0d%0aset-cookie:x')).toBeNull();
    expect(languageInAddress('/members/login')).toBeNull();
    expect(languageInAddress('/members/confirm?token=a%2Fb&language=en')).toEqual({
      language: 'en',
      rest: '/members/confirm?token=a%2Fb',
    });
  });

  it('spec §2: redirects a first request if the app says so', async () => {
    expect(await ask(english, '/members')).toMatchObject({ status: 302, headers: { location: '/members/dashboard' } });
    expect((await ask(english, '/members/dashboard')).status).toBe(200);
  });
});
