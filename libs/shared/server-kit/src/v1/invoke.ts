import type { Brand } from '@vinlore/brand';
import type { Endpoint } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import * as v from 'valibot';
import type { Actor, CallContext } from '../context.ts';
import { cookiesOf } from '../http/cookies.ts';
import type { Logger } from '../logging.ts';
import { refuse } from '../refusal.ts';
import { BareReply, type Handler, Reply, type ServerModule } from '../server-module.ts';
import type { ApiCall } from './served-operation.ts';

/** In whose name a row is called. */
export interface InvokedFor {
  readonly requestId: string;
  readonly brand: Brand;
  readonly actor: Actor;
  readonly text: Translator;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly log: Logger;
  readonly event: CallContext['event'];
}

/**
 * Lets operations call rows of all modules in process.
 *
 * @returns what makes `invoke` for one request
 */
export function invoker(modules: readonly ServerModule[]): (caller: InvokedFor) => ApiCall['invoke'] {
  const handlers = new Map<string, Handler>();
  for (const { contract, handlers: own } of modules)
    for (const [key, row] of Object.entries(contract)) handlers.set(row.name, own[key] as unknown as Handler);
  return (caller) => async (row: Endpoint, input: unknown) => {
    const handler = handlers.get(row.name);
    if (!handler) throw new Error(`There is no row "${row.name}".`);
    const parsed = v.safeParse(row.request, input, { abortEarly: true });
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const { text } = caller;
      const field = v.getDotPath(issue) ?? '';
      return refuse(422, text.has(issue.message) ? text.t(issue.message) : text.t('kit.invalidPlain', { field }));
    }
    const context: CallContext = {
      ...caller,
      desk: false,
      place: null,
      cookies: cookiesOf('', { secure: true }, () => {}),
    };
    const given = await handler(parsed.output as never, context as never);
    if (given instanceof Reply) return given.data;
    return (given instanceof BareReply ? given.body : given) as never;
  };
}
