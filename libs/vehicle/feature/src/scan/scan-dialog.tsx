import { CloseIcon, StatusWord, useTranslator } from '@vinlore/ui';
import { useEffect, useId, useRef } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import { openCodeReader } from './code-reader.ts';
import styles from './scan-dialog.module.css';
import { type Scan, useScan } from './use-scan.ts';

/** What `ScanDialog` takes. */
export interface ScanDialogProps {
  readonly onVin: (vin: string) => void;
  readonly onClose: () => void;
  /** Opens the reader of codes; tests hand in one of their own. */
  readonly openReader?: typeof openCodeReader;
}

/** Says where the scan stands, and what to do when there is nothing to see. */
function ScanLine({ scan }: { readonly scan: Scan }) {
  const { t } = useTranslator<typeof vehicleMessages>();
  switch (scan) {
    case 'starting':
      return <p className="dim">{t('scan.starting')}</p>;
    case 'looking':
      return <p className="dim">{t('scan.hint')}</p>;
    case 'nothing':
      return <StatusWord status="ask">{t('scan.nothing')}</StatusWord>;
    case 'no-vin':
      return <StatusWord status="ask">{t('scan.noVin')}</StatusWord>;
    case 'denied':
      return <StatusWord status="stop">{t('scan.denied')}</StatusWord>;
    case 'no-camera':
      return <StatusWord status="stop">{t('scan.none')}</StatusWord>;
    case 'broken':
      return <StatusWord status="stop">{t('scan.broken')}</StatusWord>;
  }
}

/** The camera, looking for a VIN's bar code or QR code. Nothing it sees leaves the browser. */
export function ScanDialog({ onVin, onClose, openReader = openCodeReader }: ScanDialogProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const scan = useScan(video, openReader, onVin);
  const off = scan === 'denied' || scan === 'no-camera' || scan === 'broken';
  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={onClose}>
      <header className={styles.head}>
        <h2 id={id}>{t('scan.title')}</h2>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          <CloseIcon size={24} />
          <span className="hidden-visually">{t('scan.close')}</span>
        </button>
      </header>
      <div className={styles.frame} hidden={off}>
        <video ref={video} className={styles.video} muted playsInline />
      </div>
      <div className={styles.line} role="status">
        <ScanLine scan={scan} />
      </div>
    </dialog>
  );
}
