import { Modal, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { reportMessages } from '../messages/index.ts';
import { NewLink } from './new-link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import styles from './share.module.css';
import type { ReportShare } from '@vinlore/report-domain';

/** Props of `ShareDialog`. */
export interface ShareDialogProps {
  /** The report's id. */
  readonly id: string;
  readonly vehicle: string;
  /** Whether the report has a mileage that the member entered. */
  readonly hasMileage: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog for sharing a report: lifetime, hidden parts, and existing links. */
export function ShareDialog({ id, vehicle, hasMileage, open, onClose }: ShareDialogProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const [made, setMade] = useState<ReportShare | null>(null);
  const close = () => {
    onClose();
    setMade(null);
  };
  return (
    <Modal open={open} onClose={close} title={t('share.title')}>
      <div className={styles.dialog}>
        {made ? (
          <NewLink share={made} vehicle={vehicle} onAnother={() => setMade(null)} />
        ) : (
          <ShareForm id={id} hasMileage={hasMileage} onMade={setMade} />
        )}
        <ShareList id={id} onEnded={(ended) => ended === made?.id && setMade(null)} />
      </div>
    </Modal>
  );
}
