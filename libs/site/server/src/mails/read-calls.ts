import { type Handler, refuse } from '@vinlore/server-kit';
import type { siteContract } from '@vinlore/site-domain';
import type { SiteDeps } from '../deps.ts';
import type { MailDesk } from './mail-desk.ts';
import { mailRows, mailView } from './mail-state.ts';

/** GET /api-cwa/staff/brand/mails. */
export const mailsCall =
  (deps: SiteDeps, desk: MailDesk): Handler<typeof siteContract.siteMails> =>
  async (_input, context) => ({ mails: await mailRows(deps, await desk.indexOf(context.brand), context) });

/** GET /api-cwa/staff/brand/mail. */
export const mailCall =
  (deps: SiteDeps, desk: MailDesk): Handler<typeof siteContract.siteMail> =>
  async ({ mail }, context) => {
    const index = await desk.indexOf(context.brand);
    const found = index.find(mail);
    return found ? mailView(deps, index, found, context) : refuse(404, context.text.t('site.mail.none'));
  };
