import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Answered, Asking, Caller } from './caller.ts';

/** Where a case plays: the API, and the database behind it. */
export interface Stage extends Caller {
  readonly database: Database;
}

/** For rows that take an object by its id, by name: an object of one member, and what others get who ask for it. */
export type ObjectCases = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

export const post = (stage: Stage, path: string, input: object, asking: Asking = {}): Promise<Answered> =>
  stage.ask(
    { method: 'POST', path: path as `/${string}` },
    { ...asking, body: JSON.stringify(input), headers: { 'content-type': 'application/json', ...asking.headers } },
  );

export const get = (stage: Stage, path: string, asking: Asking = {}): Promise<Answered> =>
  stage.ask({ method: 'GET', path: path as `/${string}` }, asking);

/** The token of a link that somebody was mailed, once a job has written the mail. @param link what stands before it */
export function mailedToken({ database }: Stage, to: string, link: string): Promise<string> {
  return vi.waitFor(async () => {
    const { rows } = await sql<{ text: string }>`
      select text from mail_outbox where recipient = ${to} and position(${link} in text) > 0`.execute(database.kysely);
    return /^[\w.-]+/.exec(rows[0]!.text.split(link)[1]!)![0];
  }, 20_000);
}

/** What is changed by its id: not found by a stranger nor by the same email in another brand, and changed by its owner. */
export async function changedByItsOwnerOnly(
  stage: Stage,
  change: (asking: Asking) => Promise<Answered>,
): Promise<void> {
  expect((await change({ token: (await stage.login('second')).token })).status).toBe(404);
  const twin = await stage.login('member', 'other');
  expect((await change({ token: twin.token, brand: 'other' })).status, 'the same email in another brand').toBe(404);
  expect((await change({ token: (await stage.login('member')).token })).status).toBe(200);
}

/** A token out of a mail is good where it was asked for, once, and in no other brand. */
export async function goodInItsBrandOnly(confirm: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await confirm({ brand: 'other' })).status, 'in another brand').toBe(422);
  expect((await confirm({})).status).toBe(200);
  expect((await confirm({})).status, 'a second time').toBe(422);
}

/** What staff do to an object of their brand: members may not, and staff of another brand find none such. */
export async function forItsBrandsStaffOnly(stage: Stage, act: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await act({ token: (await stage.login('member')).token })).status, 'a member').toBe(403);
  const elsewhere = await stage.login('staff', 'other');
  expect((await act({ token: elsewhere.token, brand: 'other' })).status, 'staff of another brand').toBe(404);
  // 202: allowed, and it waits for a second person.
  expect([200, 202]).toContain((await act({ token: (await stage.login('staff')).token })).status);
}

/**
 * A list of staff shows nothing of another brand, and is not gone on with after something of another brand.
 *
 * @param cursor the object of the brand `open` after which a page begins
 * @param text by which the object is known in the list
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
