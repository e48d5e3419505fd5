import type { AnyDocument, Conflict, EditedDocument, PageDocument, ContentText } from '@vinlore/content-domain';
import type { Bucket } from '@vinlore/objects';
import { sql } from 'kysely';
import { testPage, testSeed } from './contents.ts';
import { testHost } from './host.ts';

/** A response of the desk. */
export interface Said<Data> {
  readonly status: number;
  readonly message?: string;
  readonly data: Data;
}

/** An entry of the audit log. */
interface NotedAct {
  readonly brand: string;
  readonly act: string;
  readonly actor: string | null;
  readonly subject_id: string;
  readonly detail: unknown;
  readonly before: unknown;
  readonly after: unknown;
}

type Editor = 'ana' | 'ben';

/** A page draft for tests. */
export const pageInWork = (title: string, more: Partial<PageDocument> = {}): PageDocument => ({
  title,
  sortOrder: 100,
  meta: { title, description: `About ${title}` },
  blocks: [{ kind: 'hero', title, lead: 'Type the VIN.', button: 'Read it' }],
  ...more,
});

/**
 * The content desk behind the API: a brand with the pages `/`, in two languages, and `/about`.
 *
 * @param bucket where uploaded images are stored; null: in the database
 */
export async function contentDeskBench(bucket: Bucket | null = null) {
  const otra = testSeed([testPage('/', 'Inicio'), testPage('/about', 'Nosotros')]);
  const acme = testSeed([testPage('/', 'Home'), testPage('/about', 'About us')]);
  const host = await testHost({ acme, otra }, { bucket });
  await host.content.source();
  const call = async <Data>(path: string, as: string, input?: object, site = 'acme'): Promise<Said<Data>> => {
    const at = { token: as, host: `${site}.localhost` };
    const json = { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
    const { status, body } = await host.ask(`/api-cwa/staff/content/${path}`, input ? { ...at, ...json } : at);
    return { ...(body as unknown as { message?: string; data: Data }), status };
  };
  const documentAt = async (path: string, as = 'ana', site = 'acme') => {
    const search = path === '/' ? '' : `?search=${path}`;
    const { data } = await call<{ pages: { id: string; path: string }[] }>(`pages${search}`, as, undefined, site);
    return data.pages.find((page) => page.path === path)!.id;
  };
  const on = (id: string, as: Editor = 'ana') => {
    const act =
      <Data = ContentText>(name: string) =>
      (base: number, more: object = {}) =>
        call<Data>(name, as, { id, language: 'en', base, ...more });
    return {
      read: async () => (await call<EditedDocument>(`document?id=${id}`, as)).data,
      save: (base: number, document: AnyDocument, language = 'en') =>
        call<ContentText & Conflict>('draft', as, { id, language, base, document }),
      discard: act('draft/discard'),
      publish: act('publish'),
      unpublish: act('unpublish'),
      rollBack: act('roll-back'),
      plan: act<{ plan_id: string; end: string | null }>('plan'),
      history: async (query = '') =>
        (
          await call<{
            revisions: { number: number; act: string; of: number | null; planned: boolean }[];
            more: boolean;
          }>(`history?id=${id}&language=en${query}`, as)
        ).data,
    };
  };
  const acts = async () => {
    const { rows } = await sql<NotedAct>`
      select brand, act, actor, subject_id, detail, before, after from audit_entry order by id`.execute(
      host.database.kysely,
    );
    return rows;
  };
  return { ...host, call, documentAt, on, acts };
}

export type ContentDeskBench = Awaited<ReturnType<typeof contentDeskBench>>;
