import type { Snippet } from '@vinlore/feedback-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** A snippet that a colleague changed during editing. */
export interface CrossedSnippet {
  /** The current version; null if it was deleted. */
  readonly theirs: Snippet | null;
  /** Whether the conflict was resolved. */
  readonly isDecided: boolean;
}

/** Props of `Crossed`. */
export interface CrossedProps {
  readonly crossed: CrossedSnippet;
  readonly onTheirs: (theirs: Snippet) => void;
  readonly onMine: () => void;
}

/** Shows a colleague's change to the edited snippet. Both versions stay readable until one is saved. */
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
