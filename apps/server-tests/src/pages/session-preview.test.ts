import { isStaffSession, sessionPreview } from '@vinlore/server/pages/session-preview';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { post } from '../testing/object-stage.ts';
import { openTestProduct } from '../testing/test-product.ts';

const { product, database, close } = await openTestProduct();
afterAll(close);
await product.content.source();
const stage = { database, ...callerOf(await createProductApi(product)) };
const show = sessionPreview(product, false);
const brand = product.brands.find(({ key }) => key === 'open')!;

const title = 'In work';
const document = { title, sortOrder: 1, meta: { title, description: title }, blocks: [{ kind: 'page-head', title }] };

async function previewed() {
  const editor = await stage.login('staff');
  const path = `/page-${crypto.randomUUID()}`;
  const made = await post(stage, '/api-cwa/staff/content/page/new', { path, language: 'en', document }, editor);
  const { id } = made.data as { id: string };
  const { data } = await post(stage, '/api-cwa/staff/content/preview', { id, language: 'en' }, editor);
  const token = new URL((data as { href: string }).href, 'http://desk.open.localhost').searchParams.get('preview')!;
  return { path, token, cookies: editor.deskCookies };
}
type Previewed = Awaited<ReturnType<typeof previewed>>;
const shown = ({ path, token }: Previewed, cookies: string) => show(brand, { language: 'en', path }, token, cookies);

describe('a preview', () => {
  it('needs the cookie of the session that created it', async () => {
    const preview = await previewed();
    expect(await shown(preview, preview.cookies)).toMatchObject({ page: { title, path: preview.path } });
    const [staff, member] = [await stage.login('staff'), await stage.login('member')];
    for (const cookies of ['', staff.deskCookies, staff.cookies, member.deskCookies])
      expect(await shown(preview, cookies)).toBeNull();
  });

  it('ends with that session, or when its creator may no longer edit content', async () => {
    const preview = await previewed();
    await sql`update account set roles = '{staff,support}' where email = 'staff@example.com'`.execute(database.kysely);
    expect(await shown(preview, preview.cookies)).toBeNull();
    await sql`update account set roles = '{staff,owner}' where email = 'staff@example.com'`.execute(database.kysely);
    expect(await shown(preview, preview.cookies)).not.toBeNull();
    await sql`update account_session set revoked_at = now()`.execute(database.kysely);
    expect(await shown(preview, preview.cookies)).toBeNull();
  });

  it('of published content is shown to the brand’s staff at their desk only', async () => {
    const isStaff = isStaffSession(product, false);
    const [staff, member, other] = [
      await stage.login('staff'),
      await stage.login('member'),
      await stage.login('staff', 'other'),
    ];
    expect(await isStaff(brand, staff.deskCookies)).toBe(true);
    for (const cookies of ['', staff.cookies, member.deskCookies, other.deskCookies])
      expect(await isStaff(brand, cookies)).toBe(false);
  });
});
