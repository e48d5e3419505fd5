import sharp from 'sharp';
import { sql } from 'kysely';
import type { Answered, Asking } from '../testing/caller.ts';
import { post } from '../testing/object-stage.ts';
import type { ActStage, PreparedAct, StaffActs } from './act.ts';

const DESK = '/api-cwa/staff/content';
const document = {
  title: 'A page',
  sortOrder: 1,
  meta: { title: 'A page', description: 'About a page.' },
  blocks: [{ kind: 'page-head', title: 'A page' }],
};
const freshPath = () => `/page-${crypto.randomUUID()}`;

const acting = ({ act }: ActStage, path: string, body: object, asking?: Asking): Promise<Answered> =>
  act(`${DESK}/${path}`, body, asking);

/** The acting owner's token at another brand's desk after switching there. */
async function arrivedAt(stage: ActStage, brand: 'other'): Promise<string> {
  const begun = await post(stage, '/api-cwa/staff/begin-arrival', { from: 'open' }, { brand });
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const challenge = (begun.data as { address: string }).address.slice(-43);
  const way = await stage.act('/api-cwa/staff/hand-over', { brand, challenge });
  const handed = { token: (way.data as { address: string }).address.split('#token=')[1]! };
  const arrived = await post(stage, '/api-cwa/staff/arrive', handed, { brand, headers: { cookie } });
  return (arrived.data as { token: string }).token;
}

interface Page {
  readonly id: string;
  readonly path: string;
}

/** A page draft with one history entry; two if published. */
async function pageOf(stage: ActStage, { published }: { readonly published: boolean }): Promise<Page> {
  const path = freshPath();
  const { data } = await acting(stage, 'page/new', { path, language: 'en', document });
  const { id } = data as Page;
  if (published) await acting(stage, 'publish', { id, language: 'en', base: 1 });
  return { id, path };
}

/** An act on a page, either a draft or a live one. */
const onText =
  (path: string, published: boolean, more: object = {}): PreparedAct =>
  async (stage) => {
    const { id } = await pageOf(stage, { published });
    return () => acting(stage, path, { id, language: 'en', base: published ? 2 : 1, ...more });
  };

const onPage =
  (path: string, inputOf: (page: Page) => object): PreparedAct =>
  async (stage) => {
    const page = await pageOf(stage, { published: true });
    return () => acting(stage, path, { id: page.id, ...inputOf(page) });
  };

const inAnHour = ({ product }: ActStage) => new Date(product.clock().getTime() + 3_600_000).toISOString();

/** A picture to upload. @returns its name and the call that uploads it */
async function uploadOf({ ask, staff }: ActStage) {
  const name = `${crypto.randomUUID()}.png`;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#806040' } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, alt_en: 'A car', alt_es: 'Un auto' })) body.append(field, value);
  body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const take = () => ask({ method: 'POST', path: `${DESK}/picture` }, { token: staff.token, body });
  return { name, take };
}

const onPicture =
  (path: string, words: object = {}): PreparedAct =>
  async (stage) => {
    const { name, take } = await uploadOf(stage);
    await take();
    return () => acting(stage, path, { name, ...words });
  };

/** A page of another brand, to whose desk the acting owner has switched: acts on its counterpart are logged there. */
async function pageElsewhere(stage: ActStage) {
  const { database, staff, login } = stage;
  await sql`update account set staff_brands = '{other}' where id = ${staff.id}`.execute(database.kysely);
  const elsewhere = { token: (await login('staff', 'other')).token, brand: 'other' } as const;
  const page = { path: freshPath(), language: 'en', document };
  const { data } = await post(stage, `${DESK}/page/new`, page, elsewhere);
  const destinations = [{ brand: 'open', language: 'en', of: 1, base: 0 }];
  const input = { id: (data as Page).id, destinations, as: 'publish' };
  const visiting = { token: await arrivedAt(stage, 'other'), brand: 'other' } as const;
  return { input, visiting };
}

/** Pages, site chrome, and pictures. */
export const CONTENT_ACTS: StaffActs = {
  'content.newPage': (stage) =>
    Promise.resolve(() => acting(stage, 'page/new', { path: freshPath(), language: 'en', document })),
  'content.copyPage': onPage('page/copy', () => ({ path: freshPath() })),
  'content.movePage': onPage('page/move', ({ path }) => ({ from: path, path: freshPath() })),
  'content.addRedirect': (stage) =>
    Promise.resolve(() => acting(stage, 'redirect/add', { path: freshPath(), to: '/decode', temporary: false })),
  'content.endRedirect': async (stage) => {
    const { id, path } = await pageOf(stage, { published: true });
    await acting(stage, 'page/move', { id, from: path, path: freshPath() });
    return () => acting(stage, 'redirect/end', { path });
  },
  'content.importRedirects': (stage) =>
    Promise.resolve(() => acting(stage, 'redirects/import', { list: `${freshPath()},/decode,302` })),
  'content.deletePage': onPage('page/delete', () => ({})),
  'content.saveDraft': onText('draft', true, { document: { ...document, title: 'Another' } }),
  'content.discardDraft': async (stage) => {
    const { id } = await pageOf(stage, { published: true });
    const text = { id, language: 'en' };
    await acting(stage, 'draft', { ...text, base: 2, document: { ...document, title: 'Another' } });
    return () => acting(stage, 'draft/discard', { ...text, base: 3 });
  },
  'content.publish': onText('publish', false),
  'content.publishToBrands': async (stage) => {
    const { input, visiting } = await pageElsewhere(stage);
    return () => acting(stage, 'counterparts/publish', input, visiting);
  },
  'content.undoAtBrand': async (stage) => {
    const { input, visiting } = await pageElsewhere(stage);
    const { data } = await acting(stage, 'counterparts/publish', input, visiting);
    const { id, number } = (data as { published: { id: string; number: number }[] }).published[0]!;
    const undone = { id, language: 'en', brand: 'open', number };
    return () => acting(stage, 'counterparts/undo', undone, visiting);
  },
  'content.unpublish': onText('unpublish', true),
  'content.rollBack': onText('roll-back', true, { number: 2 }),
  'content.plan': async (stage) => {
    const { id } = await pageOf(stage, { published: false });
    const plan = { id, language: 'en', base: 1, act: 'publish', at: inAnHour(stage) };
    return () => acting(stage, 'plan', plan);
  },
  'content.cancelPlan': async (stage) => {
    const { id } = await pageOf(stage, { published: false });
    const plan = { id, language: 'en', base: 1, act: 'publish', at: inAnHour(stage) };
    const { data } = await acting(stage, 'plan', plan);
    return () => acting(stage, 'plan/cancel', { plan_id: (data as { plan_id: string }).plan_id });
  },
  'content.uploadPicture': async (stage) => (await uploadOf(stage)).take,
  'content.describePicture': onPicture('picture/describe', { alt_en: 'A red car', alt_es: 'Un auto rojo' }),
  'content.deletePicture': onPicture('picture/delete'),
};
