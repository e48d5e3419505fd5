import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { planSwitchMessages } from '../subscription/messages/index.ts';
import type { Switchable } from './use-switch-offer.ts';

/** Props of `SwitchOffer`. */
export interface SwitchOfferProps {
  readonly offer: Switchable;
  /** Button-style link to switch to the plan with this id. */
  readonly switchLink: (plan: string, text: string) => ReactNode;
}

/** Notice that switching the current plan costs less than buying the chosen plan in addition. */
export function SwitchOffer({ offer, switchLink }: SwitchOfferProps) {
  const { t, money, date } = useTranslator<typeof planSwitchMessages>();
  const { from, option } = offer;
  const { plan, when, charged, renews_at } = option;
  return (
    <Notice
      status="info"
      title={t('switch.offerTitle', { plan: from.plan.name })}
      actions={switchLink(plan.id, t('switch.open'))}
    >
      <p>
        {when === 'now'
          ? t('switch.offerNow', { price: money(charged, plan.currency) })
          : t('switch.offerLater', { date: date(renews_at) })}
      </p>
    </Notice>
  );
}
