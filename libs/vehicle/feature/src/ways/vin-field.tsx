import { island } from '@vinlore/ui';
import { VinForm } from '../look-up/vin-form.tsx';
import styles from './vehicle-look-up.module.css';

/** Props of `VinField`. Plain JSON when used as an island. */
export interface VinFieldProps {
  /** Label of the main button. */
  readonly button: string;
  /** Initial VIN. */
  readonly vin?: string;
  /** Action URL of the form, called with `?vin=`. */
  readonly action: string;
  /** Called with the VIN instead of navigating, for screens that render in place. */
  readonly onVin?: (vin: string) => void;
}

/** The VIN field on its own, for features that need a VIN. Needs `useCall`. */
export function VinFieldForm({ button, vin, action, onVin }: VinFieldProps) {
  return (
    <div className={styles.room}>
      <div className={styles.finder}>
        <VinForm button={button} vin={vin} action={action} onVin={onVin} />
      </div>
    </div>
  );
}

/** `VinFieldForm` as an island, hydrated on first interaction. */
export const VinField = island('vin-field', VinFieldForm);
