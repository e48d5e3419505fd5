import { FieldFrame, type FieldTies, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import { contrastFault } from '../edit/faults.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';

/** Props of `FieldRow`. */
export interface FieldRowProps {
  /** Key of the brand, such as `settings.clarity`. */
  readonly name: string;
  /** A label other than the key's own. */
  readonly label?: string;
  /** The message for an invalid value. */
  readonly wrong: string;
  readonly children: (ties: FieldTies) => ReactNode;
}

/** Where a value comes from, with a reset to the file's. */
function Origin({ name }: { readonly name: string }) {
  const { t, moment } = useTranslator<typeof siteDeskMessages>();
  const { fieldOf, draft, set, mayChange } = useEdit();
  const { sayValue, sayFault } = useFieldWords();
  const { own, file, changed, waiting, ignored } = fieldOf(name);
  const change = draft[name];
  const isMoney = name === 'refund_limit' || name === 'refund_daily_limit';
  const sayWaiting = (value: string) =>
    name === 'settings.clarity' ? value : sayValue(name, isMoney ? Number(value) : value);
  const isOwn = change ? change.value !== null : own !== null;
  const who = changed && (changed.by === null ? t('site.byJob') : t('site.by', { by: changed.by }));
  return (
    <div className={styles.origin}>
      {change ? (
        <span className={styles.unsaved}>{t('site.unsaved')}</span>
      ) : (
        <span>{own !== null && changed ? `${who} · ${moment(changed.at)}` : t('site.fromFile')}</span>
      )}
      {isOwn && mayChange && (
        <button type="button" className={styles.back} onClick={() => set(name, null)}>
          {t('site.putBack', { value: sayValue(name, file) })}
        </button>
      )}
      {waiting && (
        <span className={styles.unsaved}>
          {t('site.waits', { value: sayWaiting(waiting.value), by: waiting.by ?? t('site.somebody') })}
        </span>
      )}
      {ignored !== null && <span className={styles.ignored}>{t('site.ignored', { why: sayFault(ignored) })}</span>}
    </div>
  );
}

/** A settings field: label, control, error, and origin of the value. */
export function FieldRow({ name, label, wrong, children }: FieldRowProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const id = useId();
  const { faults, set, mayChange } = useEdit();
  const { nameOf, hintOf, sayFault } = useFieldWords();
  const fault = faults.get(name);
  const shade = fault && contrastFault(fault.why)?.shade;
  return (
    <div className={styles.row}>
      <FieldFrame
        id={id}
        label={label ?? nameOf(name)}
        hint={hintOf(name)}
        error={fault && (fault.why === '' ? wrong : sayFault(fault.why))}
      >
        {children}
      </FieldFrame>
      {shade && mayChange && (
        <button type="button" className={`btn btn-outline ${styles.shade}`} onClick={() => set(name, shade)}>
          <span className={styles.swatch} style={{ background: shade }} aria-hidden="true" />
          {t('site.useShade', { shade })}
        </button>
      )}
      <Origin name={name} />
    </div>
  );
}
