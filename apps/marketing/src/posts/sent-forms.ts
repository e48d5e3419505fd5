import { type contactMessages, contactSent, type deletionMessages, deletionSent } from '@vinlore/account-feature';
import { type mailingMessages, mailingSent } from '@vinlore/cms-content';
import { MAILING_PURPOSES } from '@vinlore/content-domain';
import type { Messages, Translator } from '@vinlore/i18n';
import { type recallMessages, watchSent, type WatchedName } from '@vinlore/recall-feature';
import type { SentForm } from '@vinlore/ui';
import type { Visit } from '../site.ts';

/** A page's texts are those of all libs that it is drawn with. */
const textsOf = <M extends Messages>({ text }: Visit) => text as unknown as Translator<M>;

function watchedName(fields: URLSearchParams): WatchedName {
  const said = (name: string) => fields.get(name) ?? '';
  return fields.has('vin') ? { vin: said('vin') } : { year: said('year'), make: said('make'), model: said('model') };
}

/**
 * The form of this name that any page may have, as the server sends it for a browser without a script.
 *
 * @returns null where there is none
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
