import { createLogger } from '@vinlore/server-kit';
import { connectTo, type Database } from '@vinlore/database';
import { createTestDatabase, testBrand, type TestDatabase } from '@vinlore/testing-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentMigrations } from '../migrations.ts';
import { objectMigrations } from '@vinlore/objects';
import { keepPicture } from '../images/kept-pictures.ts';
import { publishPage, unpublishPage } from '../publish/publish-page.ts';
import { importSeed } from '../seed/import-seed.ts';
import { testPage, testSeed } from '../testing/contents.ts';
import { type LiveContent, openLiveContent, POLL_MS } from './live-content.ts';

const brand = testBrand({ key: 'acme' });
const at = new Date('2026-11-20T10:00:00Z');
const where = { brand: 'acme', language: 'en' as const };

let database: TestDatabase;
const opened: { close(): Promise<void> }[] = [];
let warnings: string[];

/** Simulates a separate process, as far as the database can tell. The test runs its polls. */
async function anotherProcess(options: { readonly deaf?: boolean } = {}) {
  const own = connectTo(database.connectionString, () => {});
  const heard: Database = options.deaf ? { ...own, listen: () => Promise.resolve(() => Promise.resolve()) } : own;
  let poll: () => void = () => expect.unreachable('nothing polls');
  const content = await openLiveContent({
    database: heard,
    brands: [brand],
    log: createLogger('warn', { write: (line) => void warnings.push(line) }),
    every: (work, ms) => {
      expect(ms).toBe(POLL_MS);
      poll = work;
      return () => undefined;
    },
  });
  opened.push(content, own);
  return { content, poll: () => poll() };
}
const titleAt = (content: LiveContent, path: string) => {
  const page = content.known(brand, 'en', path)?.page;
  return page && page !== 'unavailable' ? page.title : null;
};
const publish = (path: string, title: string) =>
  database.transaction((tx) => publishPage(tx, where, testPage(path, title), at));

beforeEach(async () => {
  warnings = [];
  database = await createTestDatabase({
    migrations: [objectMigrations, { slice: 'content', migrations: contentMigrations }],
  });
  const seed = testSeed([testPage('/', 'Home'), testPage('/contact', 'Contact')], [['es', [testPage('/', 'Inicio')]]]);
  await importSeed(database, [brand], new Map([['acme', seed]]), () => at);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
  await database.drop();
});

describe('a published page is live within a second on every process', () => {
  it('by NOTIFY, without a poll', async () => {
    const [one, two] = [await anotherProcess(), await anotherProcess()];
    const before = one.content.known(brand, 'en', '/')!.version;
    await publish('/', 'New home');
    for (const { content } of [one, two])
      await vi.waitFor(() => expect(titleAt(content, '/')).toBe('New home'), { timeout: 5_000, interval: 5 });
    expect(one.content.known(brand, 'en', '/')!.version).not.toBe(before);
  });

  it('by the poll, if the notification was lost', async () => {
    expect(POLL_MS).toBeLessThan(1_000);
    const deaf = await anotherProcess({ deaf: true });
    await publish('/', 'New home');
    await publish('/news', 'News');
    expect(titleAt(deaf.content, '/')).toBe('Home');
    deaf.poll();
    await vi.waitFor(() => expect(titleAt(deaf.content, '/')).toBe('New home'), { timeout: 5_000, interval: 5 });
    expect(titleAt(deaf.content, '/news')).toBe('News');
  });

  it('never shows rolled-back changes, and removes unpublished pages', async () => {
    const { content, poll } = await anotherProcess();
    const failing = database.transaction(async (tx) => {
      await publishPage(tx, where, testPage('/secret', 'Secret'), at);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.transaction((tx) => unpublishPage(tx, { ...where, path: '/contact' }, at))).toBe(true);
    expect(await database.transaction((tx) => unpublishPage(tx, { ...where, path: '/contact' }, at))).toBe(false);
    poll();
    await vi.waitFor(() => expect(titleAt(content, '/contact')).toBeNull(), { timeout: 5_000, interval: 5 });
    expect(titleAt(content, '/secret')).toBeNull();
    expect((await content.pages(brand)).map(({ path }) => path)).not.toContain('/contact');
    // Its footer link disappears, too.
    expect(content.known(brand, 'en', '/')!.site.footers[0]!.linkGroup!.pages).not.toContainEqual(
      expect.objectContaining({ url: '/contact' }),
    );
  });

  it('includes an uploaded image in the next version, and reports a block whose image is missing', async () => {
    const { content } = await anotherProcess();
    const picture = { hash: '0123456789abcdef', width: 8, height: 4, bytes: Buffer.from('x'), object: null };
    await database.transaction((tx) => keepPicture(tx, { brand: 'acme', name: 'a.png', alt: 'A car' }, picture, at));
    const known = () => content.known(brand, 'en', '/')!.pictures!.get('a.png');
    await vi.waitFor(() => expect(known()).toMatchObject({ hash: picture.hash, width: 8, height: 4 }), {
      timeout: 5_000,
      interval: 5,
    });
    const blocks = ['a.png', 'none.png'].map((image) => ({ kind: 'figure', image, alt: 'A car' }));
    await database.transaction((tx) => publishPage(tx, where, testPage('/car', 'Car', { blocks }), at));
    await vi.waitFor(() => expect(titleAt(content, '/car')).toBe('Car'), { timeout: 5_000, interval: 5 });
    expect(warnings).toEqual([expect.stringContaining('en /car: there is no picture none.png')]);
  });

  it('keeps serving pages while the database is down', async () => {
    const { content, poll } = await anotherProcess();
    await opened[1]!.close();
    poll();
    await content.close();
    expect(titleAt(content, '/')).toBe('Home');
  });
});

describe('languages', () => {
  it('falls back to the brand’s own language, and lists the languages that exist', async () => {
    const { content } = await anotherProcess();
    expect(content.known(brand, 'es', '/')).toMatchObject({ page: { title: 'Inicio' }, languages: ['en', 'es'] });
    expect(content.known(brand, 'es', '/contact')).toMatchObject({ page: { title: 'Contact' }, languages: ['en'] });
    expect(content.known(brand, 'es', '/none')).toMatchObject({ page: null, languages: [] });
  });
});
