import type { Status } from '@vinlore/report-domain';
import type { Status as UiStatus } from '@vinlore/ui';

/**
 * How a standing of a report is drawn: with the icon and the color that all screens have for it. The words beside say
 * the rest, such as that a source is down or that a section is kept back.
 */
export const UI_STATUS: Readonly<Record<Status, UiStatus>> = {
  ok: 'ok',
  look: 'ask',
  alert: 'stop',
  none: 'no',
  'not-covered': 'no',
  'not-loaded': 'no',
  down: 'ask',
  withheld: 'no',
};

/** Whether a section is worth a reader's two minutes: it stands open from the start. */
export const wantsALook = (status: Status) => status === 'look' || status === 'alert' || status === 'down';
