// @vitest-environment node
import { reportView } from '@vinlore/report-domain';
import { fullReport } from '@vinlore/report-domain/testing';
import { type StickerData, stickerView } from '@vinlore/sticker-domain';
import { fullSticker } from '@vinlore/sticker-domain/testing';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { stickerOf } from '../sticker/sample.ts';
import { brand, callsBy, requestFor, vehicle, VIN } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const ID = '7K2M-94QX-0RTB-5W3E';
const sticker = { ...stickerOf(vehicle, brand, 'en', 'http://vinlore.localhost'), id: '7K2M94QX0RTB5W3E' };

const asked: unknown[] = [];
const keys = [{ id: 'k1', public_key: 'MCowBQYDK2Vw' }];
type Newer = { readonly made_at: string } | null;
const verifies = (genuine: boolean, revoked_at: string | null, shown: StickerData = sticker, newer: Newer = null) =>
  callsBy({
    'sticker.keys': () => ({ keys }),
    'sticker.page': (input) => {
      asked.push(input);
      const made_at = '2026-11-20T10:00:00.000Z';
      return { id: ID, genuine, revoked_at, newer, made_at, key_id: 'k1', signature: 'c2lnbmVk', keys, sticker: shown };
    },
  });
const page = (address: string, genuine = true, revokedAt: string | null = null) =>
  renderer.render(requestFor(address), verifies(genuine, revokedAt));

/** The response for a report's first page. */
const verifiesReport = (standing: 'genuine' | 'altered' | 'unsigned', newer: Newer = null) =>
  callsBy({
    'report.page': () => {
      const { title, subtitle, vin, sample, verdict } = reportView(fullReport, 'en');
      const report = standing === 'altered' ? null : { title, subtitle, vin, sample, verdict };
      return { id: ID, standing, made_at: '2026-11-20T10:00:00.000Z', newer, report };
    },
  });
const reportPage = (...how: Parameters<typeof verifiesReport>) =>
  renderer.render(requestFor(`/verify/${ID}`), verifiesReport(...how));

describe('docs/decisions.md §4: report verification, at the same URL', () => {
  it("says it's ours and shows everything on its first page", async () => {
    const { html, status, cache } = await reportPage('genuine');
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('<h1>This report is genuine</h1>');
    const { verdict } = reportView(fullReport, 'en');
    const said = [
      ...[fullReport.vehicle.title, verdict.title, verdict.text],
      ...verdict.tiles.flatMap(({ label, value, note }) => [label, value, note ?? '']),
      ...verdict.signals.flatMap(({ label, value, basis }) => [label, value, basis ?? '']),
    ];
    expect(said.filter((words) => !html.includes(words))).toEqual([]);
    expect(html).toContain('Sample – records are made up');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

  it('shows only the verdict for an altered report', async () => {
    const { html } = await reportPage('altered', { made_at: '2026-12-02T10:00:00.000Z' });
    expect(html).toContain('<h1>Invalid signature</h1>');
    expect(html).not.toContain(fullReport.vehicle.title);
    expect(html).not.toContain('A newer version is available');
  });

  it("doesn't call a report from before signing genuine", async () => {
    const { html } = await reportPage('unsigned');
    expect(html).toContain('<h1>This report predates our signatures</h1>');
    expect(html).toContain(fullReport.vehicle.title);
    expect(html).not.toContain('genuine</h1>');
  });

  it('mentions a newer version', async () => {
    expect((await reportPage('genuine', { made_at: '2026-12-02T10:00:00.000Z' })).html).toContain(
      'We issued a newer report on Dec 2, 2026. Ask the seller for it.',
    );
  });
});

describe('docs/decisions.md §4: sticker verification', () => {
  it('shows the signed fields, the key, and the signature', async () => {
    const { html, status, cache } = await page(`/verify/${ID}`);
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toContain('This sticker is genuine');
    expect(html).toContain('2014 Ford Escape SE');
    expect(html).toContain('c2lnbmVk');
    expect(html).toContain('Nov 20, 2026');
  });

  it.each(['en', 'es'] as const)('shows every signed block and value (%s)', async (language) => {
    const signed = { ...fullSticker, language };
    const { html } = await renderer.render(requestFor(`/verify/${ID}`), verifies(true, null, signed));
    const { blocks, dealer, about, notKnown, sources } = stickerView(signed);
    expect(blocks.length).toBeGreaterThan(10);
    const values = blocks.flatMap(({ sections, notes }) => [
      ...sections.flatMap(({ lines }) => lines.flatMap(({ label, value, code = '' }) => [label, value, code])),
      ...notes,
    ]);
    const others = [dealer!.name, ...dealer!.contact, ...about.notes, ...notKnown.things, sources[0]!.words];
    const escaped = (text: string) => text.replaceAll('&', '&amp;');
    expect([...values, ...others].filter((text) => !html.includes(escaped(text)))).toEqual([]);
    for (const { key } of blocks.filter((block) => !['spec', 'colors', 'anatomy'].includes(block.key)))
      expect(html).toContain(`data-block="${key}"`);
  });

  it('mentions a newer version of a genuine sticker', async () => {
    const newer = { made_at: '2026-12-02T10:00:00.000Z' };
    const draw = async (genuine: boolean) =>
      (await renderer.render(requestFor(`/verify/${ID}`), verifies(genuine, null, sticker, newer))).html;
    expect(await draw(true)).toContain('A newer version is available');
    expect(await draw(true)).toContain('We issued a newer sticker on Dec 2, 2026.');
    expect(await draw(false)).not.toContain('A newer version is available');
  });

  it("doesn't render data we didn't sign as a sticker", async () => {
    const { html } = await page(`/verify/${ID}`, false);
    expect(html).toContain('Invalid signature');
    expect(html).not.toContain(VIN);
  });

  it('says who revoked a sticker and when, without rendering it', async () => {
    const { html, cache } = await page(`/verify/${ID}`, true, '2026-12-01T10:00:00.000Z');
    expect(html).toContain('This sticker was revoked');
    expect(html).toContain('We revoked this sticker on Dec 1, 2026.');
    expect(html).not.toContain('2014 Ford Escape SE');
    expect(cache).toBe('never');
  });

  it('includes the keys to verify a code offline, and a JSON version', async () => {
    for (const address of ['/verify', `/verify/${ID}`]) {
      const { html } = await page(address);
      expect(html).toMatch(/data-island="offline-proof" data-when="idle"[^>]* hidden/);
      expect(html).toContain('{"keys":[{"id":"k1","public_key":"MCowBQYDK2Vw"}],"page":"/verify"}');
    }
    expect((await page(`/verify/${ID}`)).html).toContain(`href="/api-cwa/sticker-page?id=${ID}"`);
  });

  it('responds 404 to an unknown number and repeats it as typed', async () => {
    const { html, status } = await renderer.render(requestFor('/verify/NOPE%3Cb%3E'), callsBy({}));
    expect(status).toBe(404);
    expect(html).toContain('Number not found');
    expect(html).toContain('value="NOPE&lt;b&gt;"');
  });

  it('accepts the number from the form’s query as well', async () => {
    const { html } = await page(`/verify?id=${ID}`);
    expect(asked.at(-1)).toEqual({ id: ID });
    expect(html).toContain(`<link rel="canonical" href="http://vinlore.localhost/verify/${ID}"/>`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  });

  it('is an empty, cacheable form without a number', async () => {
    const { html, cache } = await page('/verify');
    expect(cache).toBe('shared');
    expect(html).toContain('action="/verify"');
  });
});
