import type { Brand } from '@vinlore/brand';
import { permits } from '@vinlore/contract';
import { createTranslator, loadMessages, type Translator } from '@vinlore/i18n';
import * as v from 'valibot';
import type { Actor, CallContext } from './context.ts';
import { cookiesOf } from './http/cookies.ts';
import type { Logger } from './logging.ts';
import { kitMessages } from './messages/index.ts';
import { Refusal, refuse } from './refusal.ts';
import type { CarryOut } from './second-person.ts';
import type { Handler, ServerModule } from './server-module.ts';

/** Dependencies for replaying calls. */
export interface CarryOutCallDeps {
  /** All modules; known once all of them have been created. */
  readonly modules: () => readonly ServerModule[];
  readonly brands: readonly Brand[];
  /** Returns the requester's current account; undefined if they no longer work on that brand's desk. */
  readonly actorOf: (brand: string, accountId: string) => Promise<Actor | undefined>;
  readonly log: Logger;
}

/** A row and its handler. */
function rowOf(modules: readonly ServerModule[], name: string) {
  for (const { contract, handlers } of modules)
    for (const [key, row] of Object.entries(contract))
      if (row.name === name) return { row, handler: handlers[key] as unknown as Handler };
  throw new Error(`There is no row "${name}".`);
}

/**
 * Replays a desk call in its requester's name once a second person has approved it. The requester must still have the
 * row's permission, and the row itself rejects if things have changed.
 */
export function carryOutCall({ modules, brands, actorOf, log }: CarryOutCallDeps): CarryOut {
  const texts = new Map<string, Promise<Translator>>();
  const textIn = (language: Brand['language']): Promise<Translator> => {
    const catalogues = [kitMessages, ...modules().flatMap(({ messages }) => messages ?? [])];
    const text =
      texts.get(language) ?? loadMessages(catalogues, language).then((words) => createTranslator(language, words));
    texts.set(language, text);
    return text;
  };
  return async ({ id, brand: key, askedBy, approvedBy, call, settle }) => {
    if (!call) throw new Error(`Request ${id} has no call.`);
    const brand = brands.find((each) => each.key === key);
    if (!brand) throw new Refusal(422, `The brand "${key}" no longer exists.`);
    const text = await textIn(brand.language);
    const { row, handler } = rowOf(modules(), call.row);
    const actor = await actorOf(key, askedBy);
    if (!actor || !permits(actor.roles, row.permission!)) return refuse(422, text.t('kit.askerGone'));
    const input = v.safeParse(row.request, call.input);
    // A deploy changed the row's input.
    if (!input.success) return refuse(422, text.t('kit.askAgain'));
    const context: CallContext<'staff'> = {
      requestId: id,
      brand,
      desk: true,
      text,
      actor,
      clientAddress: '',
      userAgent: `approval ${id}`,
      place: null,
      cookies: cookiesOf('', { secure: true }, () => {}),
      log,
      // The request and its approval were recorded when they were made.
      event: () => {},
      approved: { approval: id, by: approvedBy, settle },
    };
    await handler(input.output as never, context);
  };
}
