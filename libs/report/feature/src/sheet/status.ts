import type { Status } from '@vinlore/report-domain';
import type { Status as UiStatus } from '@vinlore/ui';

/**
 * Icon and color of a report's status, as used on all screens. The text beside it adds the detail, such as that a
 * source is down or a section is hidden.
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

/** Whether a section needs attention and is open from the start. */
export const wantsALook = (status: Status) => status === 'look' || status === 'alert' || status === 'down';
