import { asIcon, useTranslator } from '@vinlore/ui';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useHydrated } from '../look-up/use-vin-input.ts';
import styles from './scan-button.module.css';
import type { vehicleMessages } from '../messages/index.ts';

const CameraIcon = /* @__PURE__ */ asIcon(IconCamera);
const ScanDialog = lazy(() => import('./scan-dialog.tsx').then((module) => ({ default: module.ScanDialog })));

/** What `ScanButton` takes. */
export interface ScanButtonProps {
  readonly className?: string;
  /** Shows the icon alone; the words are for screen readers. */
  readonly compact?: boolean;
  readonly onVin: (vin: string) => void;
}

/**
 * Opens the camera. Stands in the page from the start, so that nobody has to touch the field to see it; gone again where the
 * browser cannot use a camera: on a page that came neither over TLS nor from this machine.
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
  // Missing on pages without TLS, whatever the type says.
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
