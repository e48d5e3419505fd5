import { island } from '@vinlore/ui';
import { VinForm } from '../look-up/vin-form.tsx';
import styles from './vehicle-look-up.module.css';

/** What `VinField` takes. Where it is an island, plain JSON. */
export interface VinFieldProps {
  /** The words of the main button. */
  readonly button: string;
  /** A VIN that stands in the field from the start. */
  readonly vin?: string;
  /** Where the form leads, with `?vin=`. */
  readonly action: string;
  /** Takes a VIN instead of leading there; screens that draw in place only. */
  readonly onVin?: (vin: string) => void;
}

/** The VIN field alone, for what only a VIN can answer. Needs `useCall`. */
export function VinFieldForm({ button, vin, action, onVin }: VinFieldProps) {
  return (
    <div className={styles.room}>
      <div className={styles.finder}>
        <VinForm button={button} vin={vin} action={action} onVin={onVin} />
      </div>
    </div>
  );
}

/** `VinFieldForm` as an island: alive on the first touch. */
export const VinField = island('vin-field', VinFieldForm);
