import { EmptyList, useTranslator } from '@vinlore/ui';
import type { stickerMessages } from './messages/index.ts';

/** Empty state with one sentence and one action. */
export function StickersEmpty({ onTypeVin }: { readonly onTypeVin: () => void }) {
  const { t } = useTranslator<typeof stickerMessages>();
  return (
    <EmptyList
      picture={
        <>
          <path data-ink="paper" d="M18 14h50v74H18z" />
          <path data-ink="paper" d="M34 8h68v80H34z" />
          <path data-ink="bold" d="M44 20h34M44 28h22" />
          <path data-ink="line" d="M44 40h48M44 48h48M44 56h30" />
          <path data-ink="good" strokeWidth="3.5" d="M70 72l7 7 13-17" />
        </>
      }
      title={t('sticker.emptyTitle')}
      lead={t('sticker.emptyLead')}
    >
      <button type="button" className="btn btn-outline" onClick={onTypeVin}>
        {t('sticker.emptyAction')}
      </button>
    </EmptyList>
  );
}
