import { Modal, useTranslator } from '@vinlore/ui';
import { Fragment } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** Props of `KeysHelp`. */
export interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Keys with their descriptions. */
  readonly keys: readonly (readonly [key: string, words: string])[];
}

/** A button that opens the list of the page's keyboard shortcuts. */
export function KeysHelp({ open, onOpen, onClose, keys }: KeysHelpProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <>
      <button type="button" className={`btn btn-quiet ${styles.keysButton}`} aria-keyshortcuts="?" onClick={onOpen}>
        {t('support.keys')} <kbd>?</kbd>
      </button>
      <Modal open={open} onClose={onClose} title={t('support.keysTitle')} closeButton>
        <dl className={styles.keys}>
          {keys.map(([key, words]) => (
            <Fragment key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </dl>
      </Modal>
    </>
  );
}
