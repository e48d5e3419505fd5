import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { dealerScreenMessages } from './messages/index.ts';

/** What members see of dealers' pages: whom they are for, and the way there. */
export function DealersOnly({ registerLink }: { readonly registerLink: (text: string) => ReactNode }) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  return (
    <Notice status="info" title={t('dealers.only')} actions={registerLink(t('dealers.register'))}>
      <p>{t('dealers.onlyLead')}</p>
    </Notice>
  );
}
