import { CallError } from '@vinlore/contract';
import type { ReactNode } from 'react';
import type { Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';

/** What a page of something bought asks and says. */
interface BoughtPage<Bought> {
  readonly ask: (link: { readonly id: string; readonly signature: string }) => Promise<Bought>;
  /** Said where the link is over; its text has the same key with `Text`. */
  readonly over: 'bought.over' | 'bought.stickerOver';
  readonly lead: string;
  readonly titleOf: (bought: Bought) => string;
  readonly draw: (bought: Bought) => ReactNode;
}

/**
 * The page of something that was bought without an account (docs/decisions.md §4), by the signed link that the page of its
 * order gives: good for a day, and made anew each time. Nothing of it is kept, indexed or measured.
 */
export async function boughtPage<Bought>(visit: Visit, page: BoughtPage<Bought>): Promise<DrawnPage> {
  const { query, text, brand } = visit;
  const link = { id: query.get('id') ?? '', signature: query.get('signature') ?? '' };
  const answer = await page.ask(link).catch(callError);
  const isFailed = answer instanceof CallError;
  const isOver = isFailed && answer.fault === 'refused' && answer.status !== 409;
  const failed = isOver ? page.over : 'check.unavailable';
  const title = isFailed ? text.t(failed) : page.titleOf(answer);
  return {
    status: isFailed ? statusOf(answer) : 200,
    cache: 'never',
    secret: true,
    meta: { title: `${title} | ${brand.name}`, description: page.lead, metaRobots: 'noindex, nofollow' },
    body: isFailed ? <Opening title={title} lead={text.t(`${failed}Text`)} /> : page.draw(answer),
  };
}
