import { ownStickerContract } from '@vinlore/sticker-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RevokeIcon } from '../icons.ts';
import type { stickerMessages } from '../messages/index.ts';
import { STICKERS_KEY } from '../sticker-queries.ts';
import styles from './revoke.module.css';

const REASONS = ['mistake', 'sold', 'other'] as const;

/** Revokes a sticker in two clicks, with the consequences shown before the second. */
export function Revoke({ id }: { readonly id: string }) {
  const { t } = useTranslator<typeof stickerMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('mistake');
  const revoke = useMutation({
    mutationFn: () => call(ownStickerContract.revokeSticker, { id, reason }),
    onSuccess: () => queries.invalidateQueries({ queryKey: STICKERS_KEY }),
  });
  if (!asking)
    return (
      <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
        <RevokeIcon />
        {t('view.revoke')}
      </button>
    );
  return (
    <Notice
      status="stop"
      title={t('view.revokeTitle')}
      actions={
        <>
          <button type="button" className="btn btn-primary" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            {t(revoke.isPending ? 'view.revoking' : 'view.revokeYes')}
          </button>
          <button type="button" className="btn btn-outline" onClick={() => setAsking(false)}>
            {t('view.revokeNo')}
          </button>
        </>
      }
    >
      <p>{t('view.revokeLead')}</p>
      <fieldset className={styles.reasons}>
        <legend>{t('view.revokeReason')}</legend>
        {REASONS.map((each) => (
          <label key={each}>
            <input type="radio" name={`reason ${id}`} checked={reason === each} onChange={() => setReason(each)} />
            {t(`view.reason.${each}`)}
          </label>
        ))}
      </fieldset>
      {revoke.error && <ErrorNotice error={revoke.error} />}
    </Notice>
  );
}
