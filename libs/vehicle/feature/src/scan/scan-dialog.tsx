import { CloseIcon, StatusWord, useTranslator } from '@vinlore/ui';
import { useEffect, useId, useRef } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import { openCodeReader } from './code-reader.ts';
import styles from './scan-dialog.module.css';
import { type Scan, useScan } from './use-scan.ts';

/** Props of `ScanDialog`. */
export interface ScanDialogProps {
  readonly onVin: (vin: string) => void;
  readonly onClose: () => void;
  /** Opens the code reader; tests pass a fake. */
  readonly openReader?: typeof openCodeReader;
}

/** Scan status, and help when no code is visible. */
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

/** Camera view that scans for a VIN barcode or QR code. Images never leave the browser. */
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
