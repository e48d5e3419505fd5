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

/** Why a plan is not switched, or a switch not taken back. */
export type SwitchFault = keyof typeof STATUS;

/** Ends a switch; nothing was charged. Whoever asked is told in their own words. */
export class SwitchRefused extends Error {
  override readonly name = 'SwitchRefused';
  /** Of the answer. */
  readonly status: (typeof STATUS)[SwitchFault];
  constructor(
    readonly why: SwitchFault,
    readonly more: {
      /** What it comes to now, where that is something else than was shown. */
      readonly option?: SwitchOption;
      /** Name of the plan that goes on, where the card was declined. */
      readonly plan?: Plan['name'];
    } = {},
  ) {
    super(`No switch: ${why}.`);
    this.status = STATUS[why];
  }
}
