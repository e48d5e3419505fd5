import { CallError } from '@vinlore/contract';
import { ErrorNotice, Modal, useTranslator } from '@vinlore/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { deskMessages } from '../messages/index.ts';
import styles from './act-dialog.module.css';

/** Props of `ActDialog`. */
export interface ActDialogProps {
  readonly title: string;
  /** What will happen, in one sentence. */
  readonly lead?: ReactNode;
  /** Label of the confirm button. */
  readonly action: string;
  /** `danger`: it takes something away from someone. */
  readonly tone?: 'danger';
  /** Fields, such as a `ReasonField`. */
  readonly children?: ReactNode;
  /** Whether the fields are complete; otherwise the button is disabled. */
  readonly ready?: boolean;
  /**
   * Performs the act; errors are shown and the fields keep their input. The dialog closes on success; `'open'`: not
   * done, the fields show why.
   */
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms an act that needs a reason or can't be undone. */
export function ActDialog(props: ActDialogProps) {
  const { title, lead, action, tone, children, ready = true, onAct, onClose } = props;
  const { t } = useTranslator<typeof deskMessages>();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The act is stored and awaits approval: pressing again would request it twice.
  const waits = error instanceof CallError && error.status === 202;
  const act = async (event: FormEvent) => {
    event.preventDefault();
    if (working || !ready || waits) return;
    setWorking(true);
    setError(null);
    try {
      if ((await onAct()) === 'open') setWorking(false);
      else onClose();
    } catch (failure) {
      setError(failure);
      setWorking(false);
    }
  };
  return (
    <Modal open onClose={onClose} title={title} closeButton>
      <form className={styles.form} onSubmit={(event) => void act(event)} noValidate>
        {lead && <p>{lead}</p>}
        {children}
        {error !== null && <ErrorNotice error={error} />}
        <div className={styles.buttons}>
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {t(waits ? 'desk.close' : 'desk.cancel')}
          </button>
          {!waits && (
            <button
              type="submit"
              className={`btn ${tone === 'danger' ? styles.danger : 'btn-primary'}`}
              disabled={!ready}
              aria-busy={working}
            >
              {working ? t('desk.working') : action}
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}
