import { contentDeskContract } from '@vinlore/content-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { conflictOf } from '../editing/conflict-of.ts';
import type { EditedText } from '../editing/use-text-in-work.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { isAhead, WhenField } from './when-field.tsx';

/** Props of both dialogs. */
export interface TextDialogProps {
  readonly id: string;
  readonly edited: EditedText;
  readonly onClose: () => void;
}

/** Unpublishes a text, now or later; it stays in the desk. */
export function OfflineDialog({ id, edited, onClose }: TextDialogProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const [when, setWhen] = useState({ later: false, at: '' });
  const act = async () => {
    try {
      const text = (await edited.save())!;
      const which = { id, language: edited.language, base: text.number };
      if (!when.later) edited.take(await call(contentDeskContract.unpublishText, which));
      else {
        const at = new Date(when.at).toISOString();
        const plan = await call(contentDeskContract.planAct, { ...which, act: 'unpublish', at });
        edited.amend({ ...text, plans: [plan, ...text.plans] });
      }
    } catch (error) {
      if (!conflictOf(error)) throw error;
      edited.clash(error);
    }
  };
  return (
    <ActDialog
      title={t('content.offlineTitle')}
      lead={t('content.offlineLead')}
      action={t(when.later ? 'content.planIt' : 'content.offlineNow')}
      tone="danger"
      ready={!when.later || isAhead(when.at)}
      onAct={act}
      onClose={onClose}
    >
      <WhenField {...when} onChange={setWhen} />
    </ActDialog>
  );
}

/** Discards the draft and returns to the published version. */
export function DiscardDialog({ id, edited, onClose }: TextDialogProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const act = async () => {
    try {
      // Saves pending changes first, so the history has them.
      const text = (await edited.save())!;
      const which = { id, language: edited.language, base: text.number };
      edited.take(await call(contentDeskContract.discardDraft, which));
    } catch (error) {
      if (!conflictOf(error)) throw error;
      edited.clash(error);
    }
  };
  return (
    <ActDialog
      title={t('content.discardTitle')}
      lead={edited.text?.published ? t('content.discardLead') : t('content.discardWhole')}
      action={t('content.discardNow')}
      tone="danger"
      onAct={act}
      onClose={onClose}
    />
  );
}
