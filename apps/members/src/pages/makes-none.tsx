import { Notice, useBrand, useTranslator } from '@vinlore/ui';
import type { pageMessages } from './messages/index.ts';

/** Shown instead of the create form while the brand has disabled a product; members keep their documents. */
export function MakesNone({ product }: { readonly product: 'report' | 'sticker' }) {
  const { t } = useTranslator<typeof pageMessages>();
  const { name, support_email: support } = useBrand();
  return (
    <Notice status="ask" title={t(`members.none.${product}`, { brand: name })}>
      <p>{t('members.noneLead', { support })}</p>
    </Notice>
  );
}
