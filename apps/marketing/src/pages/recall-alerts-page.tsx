import { CONFIRM_ALERT_PATH, END_ALERT_PATH } from '@vinlore/recall-domain';
import { RecallLink } from '@vinlore/recall-feature';
import type { Visit } from '../site.ts';
import { linkPage } from './link-page.tsx';
import type { DrawnPage } from './page.ts';

const ACTS = { [CONFIRM_ALERT_PATH]: 'confirm', [END_ALERT_PATH]: 'end' } as const;

/** `/recall-alerts/…#token=…`: targets of the links in recall alert emails. */
export function recallAlertsPage(visit: Visit): DrawnPage | null {
  const act = ACTS[visit.path as keyof typeof ACTS];
  return act ? linkPage(visit, visit.text.t('recallAlerts.title'), <RecallLink act={act} />) : null;
}
