import { Notice, useBrand, useTranslator } from '@vinlore/ui';
import type { pageMessages } from './messages/index.ts';

/** Stands where documents are made, while the brand has switched their making off: what members have stays theirs. */
export function MakesNone({ product }: { readonly product: 'report' | 'sticker' }) {
  const { t } = useTranslator<typeof pageMessages>();
  const { name, support_email: support } = useBrand();
  return (
    <Notice status="ask" title={t(`members.none.${product}`, { brand: name })}>
      <p>{t('members.noneLead', { support })}</p>
    </Notice>
  );
}
