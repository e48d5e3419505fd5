import type { Snippet } from '@vinlore/feedback-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** A snippet that a colleague changed while it was edited. */
export interface CrossedSnippet {
  /** As it stands now; null: they took it away. */
  readonly theirs: Snippet | null;
  /** Whether who edits has said whose words stay in the fields. */
  readonly isDecided: boolean;
}

/** What `Crossed` takes. */
export interface CrossedProps {
  readonly crossed: CrossedSnippet;
  readonly onTheirs: (theirs: Snippet) => void;
  readonly onMine: () => void;
}

/** Says what a colleague has made of a snippet meanwhile. Both texts can be read as long as none is saved. */
export function Crossed({ crossed: { theirs, isDecided }, onTheirs, onMine }: CrossedProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  if (theirs === null)
    return (
      <Notice status="ask" role="alert" title={t('snippets.removedMeanwhile')}>
        <p>{t('snippets.removedMeanwhileLead')}</p>
      </Notice>
    );
  return (
    <Notice
      status="ask"
      role="alert"
      title={t('snippets.changedMeanwhile')}
      actions={
        !isDecided && (
          <>
            <button type="button" className="btn btn-outline" onClick={onMine}>
              {t('snippets.keepMine')}
            </button>
            <button type="button" className="btn btn-outline" onClick={() => onTheirs(theirs)}>
              {t('snippets.takeTheirs')}
            </button>
          </>
        )
      }
    >
      <p className="strong">
        {theirs.name} · {t(`ticket.language.${theirs.language}`)}
      </p>
      <p className={styles.text} lang={theirs.language}>
        {theirs.text}
      </p>
    </Notice>
  );
}
