import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Answered, Asking, Caller } from './caller.ts';

/** Context of a case: the API and its database. */
export interface Stage extends Caller {
  readonly database: Database;
}

/** By name of each route that takes an object's id: one member's object, and the response for others who request it. */
export type ObjectCases = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

export const post = (stage: Stage, path: string, input: object, asking: Asking = {}): Promise<Answered> =>
  stage.ask(
    { method: 'POST', path: path as `/${string}` },
    { ...asking, body: JSON.stringify(input), headers: { 'content-type': 'application/json', ...asking.headers } },
  );

export const get = (stage: Stage, path: string, asking: Asking = {}): Promise<Answered> =>
  stage.ask({ method: 'GET', path: path as `/${string}` }, asking);

/** The token in an emailed link, once a job has sent the email. @param link text before the token */
export function mailedToken({ database }: Stage, to: string, link: string): Promise<string> {
  return vi.waitFor(async () => {
    const { rows } = await sql<{ text: string }>`
      select text from mail_outbox where recipient = ${to} and position(${link} in text) > 0`.execute(database.kysely);
    return /^[\w.-]+/.exec(rows[0]!.text.split(link)[1]!)![0];
  }, 20_000);
}

/** Changing by id: not found for a stranger or the same email at another brand; works for its owner. */
export async function changedByItsOwnerOnly(
  stage: Stage,
  change: (asking: Asking) => Promise<Answered>,
): Promise<void> {
  expect((await change({ token: (await stage.login('second')).token })).status).toBe(404);
  const twin = await stage.login('member', 'other');
  expect((await change({ token: twin.token, brand: 'other' })).status, 'the same email in another brand').toBe(404);
  expect((await change({ token: (await stage.login('member')).token })).status).toBe(200);
}

/** An emailed token works once, only in the brand it was requested in. */
export async function goodInItsBrandOnly(confirm: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await confirm({ brand: 'other' })).status, 'in another brand').toBe(422);
  expect((await confirm({})).status).toBe(200);
  expect((await confirm({})).status, 'a second time').toBe(422);
}

/** Staff calls on their brand's object: forbidden for members, not found for staff of another brand. */
export async function forItsBrandsStaffOnly(stage: Stage, act: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await act({ token: (await stage.login('member')).token })).status, 'a member').toBe(403);
  const elsewhere = await stage.login('staff', 'other');
  expect((await act({ token: elsewhere.token, brand: 'other' })).status, 'staff of another brand').toBe(404);
  // 202: allowed, pending approval.
  expect([200, 202]).toContain((await act({ token: (await stage.login('staff')).token })).status);
}

/**
 * A staff list contains nothing of another brand, and rejects its objects as cursors.
 *
 * @param cursor object of the brand `open` after which a page starts
 * @param text that identifies the object in the list
 */
export async function listedInItsBrandOnly(stage: Stage, path: string, cursor: string, text = cursor): Promise<void> {
  const list = async (brand: 'open' | 'other', more = '') =>
    get(stage, path + more, { token: (await stage.login('staff', brand)).token, brand });
  expect((await list('open')).text).toContain(text);
  expect((await list('other')).text).not.toContain(text);
  const rest = await list('other', `${path.includes('?') ? '&' : '?'}cursor=${cursor}`);
  expect(rest.status).toBe(200);
  const lists = Object.values(rest.data as object).filter(Array.isArray);
  expect(lists).not.toEqual([]);
  expect(lists.flat()).toEqual([]);
}
