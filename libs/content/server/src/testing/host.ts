import { brandsByHost } from '@vinlore/brand';
import type { SeedContent } from '@vinlore/content-domain';
import type { Letter } from '@vinlore/mail';
import { type Actor, type Authenticator, createApi, createLogger, newCookieKey, textSigner } from '@vinlore/server-kit';
import { auditMigrations } from '@vinlore/audit';
import type { Jobs } from '@vinlore/jobs';
import { type Bucket, createObjects, objectMigrations } from '@vinlore/objects';
import { createTestDatabase, hostFor, NO_LIMITS, OPEN_GATES, testBrand } from '@vinlore/testing-node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContent } from '../content.ts';
import { contentMigrations } from '../migrations.ts';
import type { Upstream } from '../deps.ts';
import type { SearchedNames } from '../search/model-index.ts';

export const acme = testBrand({ key: 'acme', domains: ['acme.localhost', 'acme.example'] });
export const otra = testBrand({ key: 'otra', language: 'es' });

/** In tests, all of a site's content is on its home page. */
const legal_pages = { privacy: '/', terms: '/', refund: '/', accessibility: '/' };

const actor = (accountId: string, roles: readonly string[]): Actor => ({
  accountId,
  sessionId: `session of ${accountId}`,
  email: 'a@example.com',
  dealer: false,
  roles,
  secondFactor: true,
});
/** Content editors in tests. */
export const EDITORS = {
  ana: '0c0ffee0-0000-4000-8000-00000000000a',
  ben: '0c0ffee0-0000-4000-8000-00000000000b',
} as const;
const ACTORS: Readonly<Record<string, Actor>> = {
  staff: actor('1', ['staff']),
  ana: actor(EDITORS.ana, ['staff', 'content']),
  ben: actor(EDITORS.ben, ['staff', 'content']),
  support: actor('2', ['staff', 'support', 'billing']),
  // Signed in with only a password so far.
  half: { ...actor('4', ['staff', 'content']), secondFactor: false },
};
/** Tokens of `ACTORS` and of a member, at the brand `acme`; `ana` works for `otra` as well. */
const authenticator: Authenticator = {
  actorOfToken: (key, token) =>
    Promise.resolve(key === 'acme' || token === 'ana' ? (ACTORS[token] ?? actor('3', [])) : null),
  ...OPEN_GATES,
};

/**
 * The content module behind the API, with its own database.
 *
 * @param seeds by brand key
 * @param bucket where uploaded images are stored; null: in the database
 */
export async function testHost(
  seeds: Readonly<Record<string, SeedContent>>,
  { upstream = null, bucket = null }: { readonly upstream?: Upstream | null; readonly bucket?: Bucket | null } = {},
) {
  const database = await createTestDatabase({
    migrations: [auditMigrations, objectMigrations, { slice: 'content', migrations: contentMigrations }],
  });
  const folder = mkdtempSync(join(tmpdir(), 'content-host-'));
  for (const brand of [acme, otra]) {
    const { site, pages } = seeds[brand.key]!;
    const at = (file: string) => join(folder, brand.key, file);
    mkdirSync(at('content/pages'), { recursive: true });
    writeFileSync(at('brand.json'), JSON.stringify({ language: brand.language, legal_pages }));
    writeFileSync(at('content/site.json'), JSON.stringify(site));
    pages.forEach((page, index) => writeFileSync(at(`content/pages/${index}.json`), JSON.stringify(page)));
  }
  const letters: Letter[] = [];
  let now = new Date('2026-11-20T10:00:00Z');
  const log = createLogger('silent');
  const jobs = new Map<string, (payload: object) => Promise<void>>();
  const wakings: Date[] = [];
  const define: Jobs['define'] = (name, _schema, handler) => {
    jobs.set(name, (payload) => handler(payload as never, {} as never));
    return (_tx, _payload, options) => Promise.resolve(String(wakings.push(options!.startAfter!)));
  };
  const brandOfHost = brandsByHost([acme, otra]);
  const namesWith = (model: string): SearchedNames => ({
    years: () => [2014, 2013],
    makes: () => [
      { name: 'FORD', mainstream: true },
      { name: 'HOMEMADE', mainstream: false },
    ],
    models: (make, year) => [
      { name: make === 'FORD' ? model : 'Trailer', doubtful: false },
      ...(year === 2014 ? [{ name: 'C-Max', doubtful: false }] : []),
    ],
    pinned: () => names,
  });
  let names = namesWith('Escape');
  const content = createContent({
    database,
    brands: [acme, otra],
    brandOfHost,
    brandsDir: folder,
    objects: createObjects({ database, bucket, log }),
    mail: { send: (_tx, letter) => Promise.resolve(void letters.push(letter)) },
    signer: textSigner([newCookieKey()]),
    originOf: ({ key }) => `http://${key}.localhost`,
    clock: () => now,
    jobs: { define },
    editorNames: (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, id === EDITORS.ana ? 'Ana Ruiz' : 'Ben Cho'] as const))),
    brandsOfStaff: (_source, _brand, id) => Promise.resolve(id === EDITORS.ana ? ['acme', 'otra'] : ['acme']),
    answersItself: (path) => /^\/(?:checkout|members)(?:\/|$)/.test(path),
    log,
    vehicles: { ...names, pinned: () => names },
    remote: upstream && { upstream, source: { known: () => null, content: unused, pages: unused } },
  });
  const api = await createApi({
    modules: [content.module],
    brandOfHost,
    authenticator,
    log,
    ...NO_LIMITS,
  });
  const ask = async (
    path: string,
    { host: named = 'acme.localhost', token = '', ...init }: RequestInit & { host?: string; token?: string } = {},
  ) => {
    const host = hostFor(named, path);
    const headers = { host, ...(token && { bearer: token }), ...(init.headers as Record<string, string> | undefined) };
    const response = await api.request(`http://${host}${path}`, { ...init, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    /** Another vPIC release is in use: the Escape has this name now. */
    renameEscape: (model: string) => void (names = namesWith(model)),
    api,
    ask,
    content,
    database,
    letters,
    /** Times for which the job was scheduled. */
    wakings,
    /** Runs a job as its schedule would. */
    run: (name: string, payload: object = {}) => jobs.get(name)!(payload),
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    close: async () => {
      await content.close();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}
const unused = () => Promise.reject(new Error('not asked'));
