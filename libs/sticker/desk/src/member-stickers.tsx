import { type Column, DataList, Moment, usePages } from '@vinlore/desk-ui';
import { type StaffSticker, stickerDeskContract } from '@vinlore/sticker-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { StickerDeskTexts } from './messages/index.ts';
import { STICKERS, StickerActs } from './sticker-acts.tsx';
import { StickerTag } from './sticker-tag.tsx';
import styles from './stickers.module.css';

/** A member's stickers on their page in the staff desk. */
export function MemberStickers({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslator<StickerDeskTexts>();
  const call = useCall();
  const heading = useId();
  const query = usePages([STICKERS, accountId], async (cursor, signal) => {
    const query = { account_id: accountId, ...(cursor !== null && { cursor }) };
    const page = await call(stickerDeskContract.staffStickers, query, { signal });
    return { rows: page.stickers, cursor: page.cursor };
  });
  const columns: readonly Column<StaffSticker>[] = [
    { key: 'title', title: t('stickers.name'), cell: ({ title }) => title },
    { key: 'vin', title: t('stickers.vin'), cell: ({ vin }) => vin && <span className="vin nowrap">{vin}</span> },
    { key: 'number', title: t('stickers.number'), cell: ({ id }) => <span className="nowrap">{id}</span> },
    { key: 'made', title: t('stickers.made'), cell: (sticker) => <Moment at={sticker.made_at} /> },
    { key: 'state', title: t('stickers.standing'), cell: (sticker) => <StickerTag sticker={sticker} /> },
    { key: 'acts', title: '', align: 'end', cell: (sticker) => <StickerActs sticker={sticker} /> },
  ];
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('stickers.title')}</h2>
      <p className="dim sm">{t('stickers.lead')}</p>
      <DataList
        label={t('stickers.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/stickers/${id}`}
        empty={{ title: t('stickers.none'), lead: t('stickers.noneLead') }}
      />
    </section>
  );
}
