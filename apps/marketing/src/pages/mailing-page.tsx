import { MailingLink } from '@vinlore/cms-content';
import { MAILING_PATH } from '@vinlore/content-domain';
import type { Visit } from '../site.ts';
import { linkPage } from './link-page.tsx';
import type { DrawnPage } from './page.ts';

/** `/mailing#token=…`: target of the link in a mailing list email (docs/decisions.md §4). */
export function mailingPage(visit: Visit): DrawnPage | null {
  return visit.path === MAILING_PATH ? linkPage(visit, visit.text.t('mailing.title'), <MailingLink />) : null;
}
