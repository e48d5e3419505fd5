import { type contentContract, isConsentVersion } from '@vinlore/content-domain';
import { type Handler, idOfToken, idToken, refuse, Reply } from '@vinlore/server-kit';
import {
  answerMailing,
  CONFIRM_WITHIN_MS,
  findMailing,
  keepConsent,
  type Mailing,
  type Standing,
} from '../mailing/mailing-store.ts';
import { mailingLetter } from '../mailing/mailing-letter.ts';
import type { ContentDeps } from '../deps.ts';

/** Purpose of the tokens in the email's link. */
const TOKEN = 'content-mailing';

type HomeCollectionDeps = Pick<ContentDeps, 'database' | 'mail' | 'signer' | 'originOf' | 'clock'>;

/**
 * POST /landing/home-collection: stores the email with its consent and sends a confirmation email. The response never
 * reveals whether the email was known.
 */
export function homeCollection(deps: HomeCollectionDeps): Handler<typeof contentContract.homeCollection> {
  const { database, mail, signer, originOf, clock } = deps;
  return async ({ email, purpose, consent_version: version }, { brand, text }) => {
    if (!isConsentVersion(purpose, version)) return refuse(400, text.t('content.consentUnknown'));
    await database.transaction(async (tx) => {
      const id = await keepConsent(tx, { brand: brand.key, email, purpose, version }, clock());
      if (id === null) return;
      const addressee = { brand, text, to: email, origin: originOf(brand) };
      await mail.send(tx, mailingLetter(addressee, idToken(signer, TOKEN, id)));
    });
    return new Reply(null, text.t('content.mailingTaken'));
  };
}

/** Returns the status after an action; `late` for a confirmation after the deadline. */
function standingAfter({ standing, askedAt }: Mailing, answer: string, now: Date): Standing | 'late' {
  if (answer === 'unsubscribe') return 'unsubscribed';
  if (answer === 'look' || standing === 'confirmed') return standing;
  const isLate = standing !== 'asked' || now.getTime() - askedAt.getTime() > CONFIRM_WITHIN_MS;
  return isLate ? 'late' : 'confirmed';
}

/** POST /landing/home-collection/answer: applies the action of the email's link. */
export function homeCollectionAnswer(deps: HomeCollectionDeps): Handler<typeof contentContract.homeCollectionAnswer> {
  const { database, signer, clock } = deps;
  return async ({ token, answer }, { brand, text }) => {
    const id = idOfToken(signer, TOKEN, token);
    if (id === null) return refuse(404, text.t('content.mailingNone'));
    const now = clock();
    const { mailing, standing } = await database.transaction(async (tx) => {
      const found = await findMailing(tx, brand.key, id);
      if (!found) return refuse(404, text.t('content.mailingNone'));
      const after = standingAfter(found, answer, now);
      if (after !== 'late' && after !== found.standing) await answerMailing(tx, id, after, now);
      return { mailing: found, standing: after };
    });
    return standing === 'late' ? refuse(422, text.t('content.mailingLate')) : { purpose: mailing.purpose, standing };
  };
}
