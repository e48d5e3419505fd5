import type { SwitchOption } from '@vinlore/billing-domain';
import type { Plan } from '@vinlore/brand';

const STATUS = {
  none: 404,
  noPlan: 404,
  over: 409,
  ending: 409,
  past_due: 409,
  paused: 409,
  renewing: 409,
  held: 409,
  pending: 409,
  declined: 422,
  changed: 422,
  down: 503,
} as const;

/** Why a plan was not switched, or a switch not undone. */
export type SwitchFault = keyof typeof STATUS;

/** Aborts a switch before anything is charged; the calls turn it into a message for the member or for staff. */
export class SwitchRefused extends Error {
  override readonly name = 'SwitchRefused';
  /** HTTP status of the answer. */
  readonly status: (typeof STATUS)[SwitchFault];
  constructor(
    readonly why: SwitchFault,
    readonly more: {
      /** The current option, if the amount differs from the one shown. */
      readonly option?: SwitchOption;
      /** Name of the plan that continues after the card was declined. */
      readonly plan?: Plan['name'];
    } = {},
  ) {
    super(`No switch: ${why}.`);
    this.status = STATUS[why];
  }
}
