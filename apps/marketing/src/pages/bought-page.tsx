import { CallError } from '@vinlore/contract';
import type { ReactNode } from 'react';
import type { Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';

/** How a page of a guest purchase loads and renders. */
interface BoughtPage<Bought> {
  readonly ask: (link: { readonly id: string; readonly signature: string }) => Promise<Bought>;
  /** Shown when the link has expired; the texts share this key prefix with `Text`. */
  readonly over: 'bought.over' | 'bought.stickerOver';
  readonly lead: string;
  readonly titleOf: (bought: Bought) => string;
  readonly draw: (bought: Bought) => ReactNode;
}

/**
 * Page of a guest purchase (docs/decisions.md §4), opened by the signed link on its order page, which is valid for a
 * day and re-created each time. Neither cached, indexed, nor measured.
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
