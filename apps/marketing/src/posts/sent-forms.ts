import { type contactMessages, contactSent, type deletionMessages, deletionSent } from '@vinlore/account-feature';
import { type mailingMessages, mailingSent } from '@vinlore/cms-content';
import { MAILING_PURPOSES } from '@vinlore/content-domain';
import type { Messages, Translator } from '@vinlore/i18n';
import { type recallMessages, watchSent, type WatchedName } from '@vinlore/recall-feature';
import type { SentForm } from '@vinlore/ui';
import type { Visit } from '../site.ts';

/** Combines the texts of all libs a page is rendered with. */
const textsOf = <M extends Messages>({ text }: Visit) => text as unknown as Translator<M>;

function watchedName(fields: URLSearchParams): WatchedName {
  const said = (name: string) => fields.get(name) ?? '';
  return fields.has('vin') ? { vin: said('vin') } : { year: said('year'), make: said('make'), model: said('model') };
}

/**
 * A form by name that any page may contain, handled by the server for browsers without JavaScript.
 *
 * @returns null if there is none
 */
export function sentFormOf(name: string, fields: URLSearchParams, visit: Visit): SentForm<string> | null {
  const [kind, part] = name.split(':');
  const { call } = visit;
  switch (kind) {
    case 'contact':
      return contactSent(textsOf<(typeof contactMessages)['en']>(visit), call);
    case 'account-deletion':
      return deletionSent(textsOf<(typeof deletionMessages)['en']>(visit), call);
    case 'watch':
      return watchSent(watchedName(fields), textsOf<(typeof recallMessages)['en']>(visit), call);
    case 'mailing': {
      const purpose = MAILING_PURPOSES.find((each) => each === part);
      return purpose ? mailingSent(purpose, textsOf<(typeof mailingMessages)['en']>(visit), call) : null;
    }
    default:
      return null;
  }
}
