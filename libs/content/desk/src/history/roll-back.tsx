import { contentDeskContract, type Revision, type ContentText } from '@vinlore/content-domain';
import { ActDialog } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { DocumentChanges } from '../changes/document-changes.tsx';
import type { contentDeskMessages } from '../messages/index.ts';
import publishing from '../publishing/publishing.module.css';
import { versionQuery } from './version-query.ts';

/** Props of `RollBack`. */
export interface RollBackProps {
  readonly id: string;
  readonly language: Language;
  readonly text: ContentText;
  /** The version to restore. */
  readonly to: Revision;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Restores an old version after showing what will change for visitors; a draft stays as it is. */
export function RollBack({ id, language, text, to, onDone, onClose }: RollBackProps) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { data } = useQuery(versionQuery(call, id, language, to.number));
  const act = async () => {
    const input = { id, language, base: text.number, number: to.number };
    await call(contentDeskContract.rollBack, input);
    onDone();
  };
  return (
    <ActDialog
      title={t('content.rollBackTitle', { number: to.number })}
      lead={t('content.rollBackLead', { at: moment(to.at) })}
      action={t('content.rollBackNow')}
      onAct={act}
      onClose={onClose}
    >
      {data && (
        // Scrollable, so it must be focusable by keyboard.
        <div className={publishing.diff} tabIndex={0} role="group" aria-label={t('content.changes')}>
          <DocumentChanges before={text.published?.document ?? null} after={data.document} />
        </div>
      )}
    </ActDialog>
  );
}
