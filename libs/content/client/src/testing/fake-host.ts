import type { Fetch } from '../fetch-json.ts';

/** A fake Payload host whose responses the test controls. */
export class FakeHost {
  /** URLs that were requested, with their query. */
  readonly asked: URL[] = [];
  sites: unknown[] = [];
  /** By path. */
  readonly pages = new Map<string, unknown>();
  /** A failure to simulate: a status, a body that isn't JSON, or a connection error. */
  trouble: (() => Response) | Error | null = null;

  readonly fetch: Fetch = (url) => {
    const address = new URL(url);
    this.asked.push(address);
    if (this.trouble instanceof Error) return Promise.reject(this.trouble);
    if (this.trouble) return Promise.resolve(this.trouble());
    const path = address.searchParams.get('where[url][equals]');
    const endpoint = address.searchParams.get('endpoint') ?? address.pathname.replace('/api/', '');
    const page = path === null ? undefined : this.pages.get(path);
    const pages = path === null ? [...this.pages.values()] : page === undefined ? [] : [page];
    return Promise.resolve(Response.json({ docs: endpoint === 'sites' ? this.sites : pages, hasNextPage: false }));
  };
}

/** A block in Payload's format. */
export const payloadHero = {
  id: '66f01',
  blockType: 'hero',
  blockName: null,
  anchor: 'top',
  title: 'Know the car',
  lead: 'Type the VIN.',
  button: 'Read it',
  note: null,
};

/** A page in Payload's format. */
export const payloadPage = (url: string, more: object = {}) => ({
  id: 7,
  url,
  title: 'About us',
  site: { id: 1, domain: 'acme.example' },
  meta: { title: 'About', description: 'Who we are.' },
  blocks: [payloadHero],
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
