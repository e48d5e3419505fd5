import { recordAct } from '@vinlore/audit';
import { exampleLetters, type Letter } from '@vinlore/mail';
import { type CallContext, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import type { MailFault, siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import type { MailDesk } from './mail-desk.ts';
import { mailFaults, withTexts } from './mail-faults.ts';
import { exampleReader } from './mail-index.ts';

/** Common input of both calls. */
type Asked = Parameters<Handler<typeof siteContract.previewSiteMail>>[0];

/** Returns an example of an email with unsaved texts, and their errors. */
async function tryMail(
  deps: SiteDeps,
  desk: MailDesk,
  { mail: name, language, example, texts }: Asked,
  context: Pick<CallContext, 'brand' | 'text'>,
  to?: string,
): Promise<{ readonly letter: Letter; readonly faults: readonly MailFault[] }> {
  const { brand, text } = context;
  const { index, mail } = await desk.find(context, name, texts);
  const wanted = texts.map((each) => ({ language, ...each }));
  const faults = await mailFaults(deps, index, brand, wanted, text);
  const letters = await exampleLetters(mail.kind, exampleReader(deps, withTexts(brand, wanted), language, to));
  return { letter: letters[example] ?? letters[0]!, faults };
}

/** POST /api-cwa/staff/brand/mail/preview. */
export const previewMailCall =
  (deps: SiteDeps, desk: MailDesk): Handler<typeof siteContract.previewSiteMail> =>
  async (asked, context) => {
    const { letter, faults } = await tryMail(deps, desk, asked, context);
    return { subject: letter.subject, html: letter.html, text: letter.text, faults: [...faults] };
  };

/** POST /api-cwa/staff/brand/mail/test: only to the caller, at their account's verified email. */
export const testMailCall =
  (deps: SiteDeps, desk: MailDesk): Handler<typeof siteContract.testSiteMail> =>
  async (asked, context) => {
    const { actor, text } = context;
    const { letter, faults } = await tryMail(deps, desk, asked, context, actor.email);
    if (faults.length > 0) return refuse(422, text.t('site.wrongValue'), { faults });
    const subject = text.t('site.mail.test', { subject: letter.subject });
    await deps.database.transaction(async (tx) => {
      // Emails to support are tested with the caller's address, too.
      await deps.mail.send(tx, { ...letter, to: actor.email, subject });
      await recordAct(tx, {
        ...staffAct(context),
        ...{ act: 'site.mail-tested', subject: { kind: 'mail', id: asked.mail } },
      });
    });
    return { to: actor.email };
  };
