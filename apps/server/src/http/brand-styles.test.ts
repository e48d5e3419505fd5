import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { BrandStyles } from './brand-styles.ts';

const brand = testBrand({ key: 'one' });
const changed: Brand = { ...brand, settings: { ...brand.settings, primary_color: '#7a0000' } };
const hrefOf = ({ settings }: Brand) => `/assets/brand/one.${settings.primary_color.slice(1)}.css`;
const styles = () =>
  new BrandStyles((each) => ({ href: hrefOf(each), css: `a{color:${each.settings.primary_color}}` }));

async function ask(files: BrandStyles, of: Brand, path: string) {
  const told = { status: 0, headers: {} as Record<string, unknown>, body: '' };
  const response = {
    getHeader: () => undefined,
    writeHead: (status: number, headers: Record<string, unknown>) => void Object.assign(told, { status, headers }),
    end: (body?: Buffer) => void (told.body = body?.toString() ?? ''),
  };
  expect(files.holds(of, path)).toBe(true);
  await files.serve(of, path, { headers: {} } as IncomingMessage, response as unknown as ServerResponse);
  return told;
}

describe('a brand’s style sheet reflects staff changes', () => {
  it('each version has its own URL, and pages served before a change keep their look', async () => {
    const files = styles();
    const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(await ask(files, brand, hrefOf(brand))).toMatchObject({ body: 'a{color:#005a80}', headers: immutable });
    expect(await ask(files, changed, hrefOf(changed))).toMatchObject({ body: 'a{color:#7a0000}', headers: immutable });
    expect(await ask(files, changed, hrefOf(brand))).toMatchObject({ body: 'a{color:#005a80}', headers: immutable });
  });

  it("the URL of a change this process hasn't seen yet serves the current one, uncached", async () => {
    const told = await ask(styles(), brand, hrefOf(changed));
    expect(told).toMatchObject({ status: 200, body: 'a{color:#005a80}', headers: { 'cache-control': 'no-store' } });
  });

  it("another brand’s style sheet isn't found", () => {
    expect(styles().holds(brand, '/assets/brand/two.abc.css')).toBe(false);
    expect(styles().holds(brand, '/assets/brand/one.js')).toBe(false);
  });
});
