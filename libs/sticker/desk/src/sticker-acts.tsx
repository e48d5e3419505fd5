import { ActDialog, ReasonField, TabButton, useMay } from '@vinlore/desk-ui';
import { type StaffSticker, stickerDeskContract } from '@vinlore/sticker-domain';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StickerDeskTexts } from './messages/index.ts';
import styles from './stickers.module.css';

/** Queries to invalidate after a staff action. */
export const STICKERS = 'desk-stickers';

function Revoke({ sticker: { id, title }, onClose }: { readonly sticker: StaffSticker; readonly onClose: () => void }) {
  const { t } = useTranslator<StickerDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const revoke = async () => {
    await call(stickerDeskContract.staffRevokeSticker, { id, reason });
    await queries.invalidateQueries({ queryKey: [STICKERS] });
    toasts.show({ status: 'ok', message: t('stickers.revokedNow', { title }) });
  };
  return (
    <ActDialog
      title={t('stickers.revokeTitle', { title })}
      lead={t('stickers.revokeLead')}
      action={t('stickers.revoke')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={revoke}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} label={t('stickers.revokeReason')} max={300} />
    </ActDialog>
  );
}

/** Staff actions for a valid sticker: open, revoke. */
export function StickerActs({ sticker }: { readonly sticker: StaffSticker }) {
  const { t } = useTranslator<StickerDeskTexts>();
  const call = useCall();
  const [isRevoking, setRevoking] = useState(false);
  const { id: number, title } = sticker;
  const may = useMay('support');
  if (!may || sticker.revoked_at !== null) return null;
  return (
    <div className={styles.acts}>
      <TabButton
        label={t('stickers.openOf', { title, number })}
        addressOf={async () => (await call(stickerDeskContract.staffShowSticker, { id: number })).pdf_url}
      >
        {t('stickers.open')}
      </TabButton>
      <button
        type="button"
        className="btn btn-outline"
        aria-label={t('stickers.revokeOf', { title, number })}
        onClick={() => setRevoking(true)}
      >
        {t('stickers.revoke')}
      </button>
      {isRevoking && <Revoke sticker={sticker} onClose={() => setRevoking(false)} />}
    </div>
  );
}
