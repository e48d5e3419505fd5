import { asIcon, useTranslator } from '@vinlore/ui';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useHydrated } from '../look-up/use-vin-input.ts';
import styles from './scan-button.module.css';
import type { vehicleMessages } from '../messages/index.ts';

const CameraIcon = /* @__PURE__ */ asIcon(IconCamera);
const ScanDialog = lazy(() => import('./scan-dialog.tsx').then((module) => ({ default: module.ScanDialog })));

/** Props of `ScanButton`. */
export interface ScanButtonProps {
  readonly className?: string;
  /** Shows only the icon; the label is for screen readers. */
  readonly compact?: boolean;
  readonly onVin: (vin: string) => void;
}

/**
 * Opens the camera. Rendered from the start so it's visible before anyone touches the field; removed if the browser
 * can't use a camera, such as on a page that is neither HTTPS nor localhost.
 */
export function ScanButton({ className = '', compact = false, onVin }: ScanButtonProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const take = useCallback(
    (vin: string) => {
      setOpen(false);
      onVin(vin);
    },
    [onVin],
  );
  // Undefined on pages without TLS, despite the type.
  const media = hydrated ? (navigator.mediaDevices as MediaDevices | undefined) : undefined;
  if (hydrated && !media?.getUserMedia) return null;
  return (
    <>
      <button
        type="button"
        className={`btn btn-outline ${styles.scan} ${className}`}
        title={compact ? t('scan.open') : undefined}
        onClick={() => setOpen(true)}
      >
        <CameraIcon size={24} />
        <span className={compact ? 'hidden-visually' : undefined}>{t('scan.open')}</span>
      </button>
      {open && (
        <Suspense>
          <ScanDialog onVin={take} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
