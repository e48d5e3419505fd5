import type { SiteField } from '@vinlore/site-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { useEdit } from '../edit/edit-context.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './save.module.css';

/** Props of `Conflicts`. */
export interface ConflictsProps {
  readonly conflicts: readonly SiteField[];
  readonly onTheirs: (key: string) => void;
  readonly onYours: (key: string) => void;
}

/** Conflicts: both values and a choice for each key. */
export function Conflicts({ conflicts, onTheirs, onYours }: ConflictsProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf } = useEdit();
  const { nameOf, sayValue } = useFieldWords();
  if (conflicts.length === 0) return null;
  return (
    <Notice status="ask" role="alert" title={t('site.conflicts')}>
      <p>{t('site.conflictsLead')}</p>
      {conflicts.map(({ key, value, changed }) => (
        <div key={key} className={styles.conflict} role="group" aria-label={nameOf(key)}>
          <p className="strong">{nameOf(key)}</p>
          <div className={`columns ${styles.sides}`}>
            <div className={styles.side}>
              <p className="dim sm">{changed?.by ? t('site.theirs', { by: changed.by }) : t('site.theirsNow')}</p>
              <p>{sayValue(key, value)}</p>
              <button type="button" className="btn btn-outline" onClick={() => onTheirs(key)}>
                {t('site.keepTheirs')}
              </button>
            </div>
            <div className={styles.side}>
              <p className="dim sm">{t('site.yours')}</p>
              <p>{sayValue(key, valueOf(key))}</p>
              <button type="button" className="btn btn-outline" onClick={() => onYours(key)}>
                {t('site.keepYours')}
              </button>
            </div>
          </div>
        </div>
      ))}
    </Notice>
  );
}
