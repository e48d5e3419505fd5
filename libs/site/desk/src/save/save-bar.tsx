import { ActDialog } from '@vinlore/desk-ui';
import { PLANNED_KEYS, takesTwoOwners } from '@vinlore/site-domain';
import { Notice, toasts, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { isAhead } from './is-ahead.ts';
import { MomentField } from './moment-field.tsx';
import { ValueTable } from './value-table.tsx';
import styles from './save.module.css';

/** Changes that need a warning, by the key's new value. */
const WARNED = {
  'features.report': false,
  'features.sticker': false,
  'settings.security': 'enabled',
} as const;

/** Warnings shown before saving. */
function Warnings() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { draft, valueOf, fieldOf } = useEdit();
  const keys = (Object.keys(WARNED) as (keyof typeof WARNED)[]).filter(
    (key) => key in draft && valueOf(key) === WARNED[key] && fieldOf(key).value !== WARNED[key],
  );
  const pots = 'settings.credit_type' in draft;
  const { nameOf } = useFieldWords();
  const waits = Object.keys(draft).filter((key) => takesTwoOwners(key, fieldOf(key).value, valueOf(key)));
  return (
    <>
      {waits.length > 0 && (
        <Notice status="ask" title={t('site.warn.twoOwners', { keys: waits.map(nameOf).join(', ') })} />
      )}
      {[...keys, ...(pots ? (['settings.credit_type'] as const) : [])].map((key) => (
        <Notice key={key} status="ask" title={t(`site.warn.${key}`)} />
      ))}
    </>
  );
}

/** Props of `SaveBar`. */
export interface SaveBarProps {
  /** @param at when the change takes effect; null for now */
  readonly save: (at: string | null) => Promise<string | null>;
  readonly discard: () => void;
  /** Number of unresolved conflicts. */
  readonly conflicts: number;
}

/** Bar that stays visible while there are unsaved changes, with save and discard. */
export function SaveBar({ save, discard, conflicts }: SaveBarProps) {
  const { t, moment } = useTranslator<typeof siteDeskMessages>();
  const { state, draft, faults, fieldOf, valueOf } = useEdit();
  const { nameOf, sayValue } = useFieldWords();
  const [at, setAt] = useState('');
  const [asking, setAsking] = useState(false);
  const keys = state.fields.map(({ key }) => key).filter((key) => key in draft);
  const isDirty = keys.length > 0;
  const canWait = keys.every((key) => PLANNED_KEYS.includes(key));
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (!isDirty) return null;
  const rows = keys.map((key) => ({
    key,
    name: nameOf(key),
    before: sayValue(key, fieldOf(key).value),
    after: sayValue(key, valueOf(key)),
  }));
  return (
    <div className={styles.bar}>
      <p role="status">
        <span className="strong">{t('site.changes', { count: keys.length })}</span>
        {faults.size > 0 && (
          <span className={styles.fix}>{t('site.fixFirst', { keys: [...faults.keys()].map(nameOf).join(', ') })}</span>
        )}
      </p>
      <div className="row">
        <button type="button" className="btn btn-outline" onClick={discard}>
          {t('site.discard')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={faults.size > 0 || conflicts > 0}
          onClick={() => setAsking(true)}
        >
          {t('site.review')}
        </button>
      </div>
      {asking && (
        <ActDialog
          title={t('site.saveTitle')}
          lead={t(at === '' ? 'site.saveLead' : 'site.planLead')}
          action={at === '' ? t('site.save', { count: keys.length }) : t('site.planSave')}
          ready={faults.size === 0 && conflicts === 0 && (at === '' || isAhead(at))}
          onAct={async () => {
            const waits = await save(at === '' ? null : new Date(at).toISOString());
            const done = at === '' ? t('site.saved') : t('site.planSaved', { at: moment(new Date(at).toISOString()) });
            toasts.show({ status: waits === null ? 'ok' : 'ask', message: waits ?? done });
          }}
          onClose={() => {
            setAsking(false);
            setAt('');
          }}
        >
          <ValueTable rows={rows} />
          <Warnings />
          {canWait && <MomentField value={at} onChange={setAt} />}
        </ActDialog>
      )}
    </div>
  );
}
