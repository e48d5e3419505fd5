import { CallError } from '@vinlore/contract';
import { ErrorNotice, Modal, useTranslator } from '@vinlore/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { deskMessages } from '../messages/index.ts';
import styles from './act-dialog.module.css';

/** What `ActDialog` takes. */
export interface ActDialogProps {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly lead?: ReactNode;
  /** Words of the button that does it. */
  readonly action: string;
  /** `danger`: it takes something away from somebody. */
  readonly tone?: 'danger';
  /** Fields, such as a `ReasonField`. */
  readonly children?: ReactNode;
  /** Whether the fields are filled in; the button says so otherwise. */
  readonly ready?: boolean;
  /**
   * Does it; what it throws is shown and the fields keep what was typed. The dialog closes when it is done; `'open'`: it is
   * not, and the fields say why.
   */
  readonly onAct: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something is done that takes a reason or cannot be undone. */
export function ActDialog(props: ActDialogProps) {
  const { title, lead, action, tone, children, ready = true, onAct, onClose } = props;
  const { t } = useTranslator<typeof deskMessages>();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The act is kept and waits for somebody else: pressed again it would be asked for twice.
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
