import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Answered, Asking } from '../caller.ts';
import { forItsBrandsStaffOnly, get, mailedToken, type ObjectCases, post, type Stage } from '../object-stage.ts';

const DESK = '/api-cwa/staff/content';
const document = {
  title: 'A page',
  sortOrder: 1,
  meta: { title: 'A page', description: 'About a page.' },
  blocks: [{ kind: 'page-head', title: 'A page' }],
};

let pages = 0;
/** A page draft of the brand `open`. @returns its id and path */
async function pageOf(stage: Stage): Promise<{ id: string; path: string }> {
  const path = `/page-${++pages}`;
  const page = { path, language: 'en', document };
  const { data } = await post(stage, `${DESK}/page/new`, page, { token: (await stage.login('staff')).token });
  return { path, id: (data as { id: string }).id };
}

/** The same, published: its last history entry is the second. */
async function publishedPage(stage: Stage) {
  const page = await pageOf(stage);
  const { token } = await stage.login('staff');
  const published = await post(stage, `${DESK}/publish`, { id: page.id, language: 'en', base: 1 }, { token });
  expect(published.status).toBe(200);
  return page;
}

type Act = (asking: Asking) => Promise<Answered>;
const acting =
  (path: string, inputOf: (stage: Stage) => Promise<object>) =>
  async (stage: Stage): Promise<void> => {
    const input = await inputOf(stage);
    const act: Act = (asking) => post(stage, `${DESK}/${path}`, input, asking);
    await forItsBrandsStaffOnly(stage, act);
  };
const reading =
  (path: string, queryOf: (stage: Stage) => Promise<string>) =>
  async (stage: Stage): Promise<void> => {
    const query = await queryOf(stage);
    await forItsBrandsStaffOnly(stage, (asking) => get(stage, `${DESK}/${path}?${query}`, asking));
  };

/** The content of a page draft. */
const inWork = async (stage: Stage, base = 1) => ({ id: (await pageOf(stage)).id, language: 'en', base });
const live = async (stage: Stage) => ({ id: (await publishedPage(stage)).id, language: 'en', base: 2 });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Compares a list as staff of their own brand and of another see it, after an object of the brand `open`. */
async function listOf(stage: Stage, path: string, brand: 'open' | 'other'): Promise<Answered> {
  return get(stage, `${DESK}/${path}`, { token: (await stage.login('staff', brand)).token, brand });
}

/** Runs while staff of the brand `open` also work at the brand `other`. */
async function worksAtBoth(stage: Stage, work: () => Promise<void>): Promise<void> {
  const workAt = (brands: string) =>
    sql`update account set staff_brands = ${brands}::text[] where brand = 'open' and email = 'staff@example.com'`.execute(
      stage.database.kysely,
    );
  await workAt('{other}');
  await work();
  await workAt('{}');
}

/** Content at the staff desk. */
export const CONTENT_CASES: ObjectCases = {
  'content.staffPages': async (stage) => {
    const { id, path } = await pageOf(stage);
    const query = `pages?search=${path}`;
    expect((await listOf(stage, query, 'open')).text).toContain(id);
    expect((await listOf(stage, query, 'other')).text).not.toContain(id);
    expect((await listOf(stage, `pages?cursor=${id}`, 'other')).data).toEqual({ pages: [], more: false });
  },

  'content.checkLinks': async (stage) => {
    const { id } = await pageOf(stage);
    expect((await listOf(stage, `links?id=${id}`, 'open')).data).toMatchObject({ documents: 1 });
    for (const query of [`links?id=${id}`, `links?cursor=${id}`])
      expect((await listOf(stage, query, 'other')).data).toMatchObject({ documents: 0 });
  },

  // `cursor` is an alphabetical name, not a picture's owner.
  'content.staffPictures': async (stage) => {
    expect((await listOf(stage, 'pictures?cursor=a.png', 'other')).data).toEqual({ pictures: [], more: false });
  },

  'content.staffRedirects': async (stage) => {
    const { id, path } = await pageOf(stage);
    const { token } = await stage.login('staff');
    await post(stage, `${DESK}/page/move`, { id, from: path, path: `${path}-moved` }, { token });
    expect((await listOf(stage, `redirects?search=${path}`, 'open')).text).toContain(id);
    for (const query of [`search=${path}`, 'cursor=/'])
      expect((await listOf(stage, `redirects?${query}`, 'other')).data).toEqual({ redirects: [], more: false });
  },

  'content.staffDocument': reading('document', async (stage) => `id=${(await pageOf(stage)).id}`),
  'content.history': reading('history', async (stage) => `id=${(await pageOf(stage)).id}&language=en`),
  'content.revision': reading('revision', async (stage) => `id=${(await pageOf(stage)).id}&language=en&number=1`),

  'content.saveDraft': acting('draft', async (stage) => ({ ...(await inWork(stage)), document })),
  'content.discardDraft': acting('draft/discard', async (stage) => {
    const text = await live(stage);
    const { token } = await stage.login('staff');
    await post(stage, `${DESK}/draft`, { ...text, document: { ...document, title: 'Another' } }, { token });
    return { ...text, base: 3 };
  }),
  'content.checkDocument': acting('check', async (stage) => ({
    id: (await pageOf(stage)).id,
    language: 'en',
    document,
  })),
  'content.previewDocument': acting('preview', async (stage) => ({ id: (await pageOf(stage)).id, language: 'en' })),
  'content.publish': acting('publish', (stage) => inWork(stage)),
  'content.unpublish': acting('unpublish', live),
  'content.rollBack': acting('roll-back', async (stage) => ({ ...(await live(stage)), number: 2 })),
  'content.plan': acting('plan', async (stage) => ({ ...(await inWork(stage)), act: 'publish', at: inAnHour() })),
  'content.cancelPlan': acting('plan/cancel', async (stage) => {
    const plan = { ...(await inWork(stage)), act: 'publish', at: inAnHour() };
    const { data } = await post(stage, `${DESK}/plan`, plan, { token: (await stage.login('staff')).token });
    return { plan_id: (data as { plan_id: string }).plan_id };
  }),
  'content.counterpart': async (stage) => {
    const { id } = await pageOf(stage);
    await worksAtBoth(stage, async () => {
      const query = `counterpart?id=${id}&language=en`;
      expect((await listOf(stage, `${query}&brand=other`, 'open')).data).toMatchObject({ id: null, base: 0 });
      expect((await listOf(stage, `${query}&brand=open`, 'other')).status, 'a page of another brand').toBe(404);
    });
    expect((await listOf(stage, `counterpart?id=${id}&language=en&brand=other`, 'open')).status).toBe(404);
  },
  'content.publishToBrands': async (stage) => {
    const { id } = await pageOf(stage);
    const input = { id, destinations: [{ brand: 'other', language: 'en', of: 1, base: 0 }], as: 'publish' };
    const publish: Act = (asking) => post(stage, `${DESK}/counterparts/publish`, input, asking);
    const { token } = await stage.login('staff');
    expect((await publish({ token })).status, 'who works at one desk').toBe(404);
    await worksAtBoth(stage, () => forItsBrandsStaffOnly(stage, publish));
  },
  'content.undoAtBrand': async (stage) => {
    const { id } = await pageOf(stage);
    const { token } = await stage.login('staff');
    const destinations = [{ brand: 'other', language: 'en', of: 1, base: 0 }];
    await worksAtBoth(stage, async () => {
      const input = { id, destinations, as: 'publish' };
      const { data } = await post(stage, `${DESK}/counterparts/publish`, input, { token });
      const there = (data as { published: { id: string }[] }).published[0]!.id;
      const undo = (of: string): Act => {
        const undone = { id: of, language: 'en', brand: 'other', number: 1 };
        return (asking) => post(stage, `${DESK}/counterparts/undo`, undone, asking);
      };
      expect((await undo(id)({ token })).status, 'a page of another brand').toBe(404);
      await forItsBrandsStaffOnly(stage, undo(there));
    });
  },
  'content.copyPage': acting('page/copy', async (stage) => {
    const { id, path } = await pageOf(stage);
    return { id, path: `${path}-copy` };
  }),
  'content.movePage': acting('page/move', async (stage) => {
    const { id, path } = await pageOf(stage);
    return { id, from: path, path: `${path}-moved` };
  }),
  'content.deletePage': acting('page/delete', async (stage) => ({ id: (await pageOf(stage)).id })),

  'content.home-collection-answer': async (stage) => {
    const left = {
      email: 'reader@example.com',
      purpose: 'product-news',
      consent: 'yes',
      consent_version: '2026-11-20',
    };
    await stage.form('/landing/home-collection', left);
    const token = await mailedToken(stage, left.email, '/mailing#token=');
    const answer = (asking: Asking, given = token) =>
      stage.form('/landing/home-collection/answer', { token: given, answer: 'confirm' }, asking);
    expect((await answer({ brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await answer({}, `${token.split('.')[0]}.forged`)).status, 'with a code of their own').toBe(404);
    expect((await answer({})).data).toEqual({ purpose: 'product-news', standing: 'confirmed' });
  },
};
