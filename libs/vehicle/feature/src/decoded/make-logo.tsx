import { vehicleFrom } from '@vinlore/vehicle-domain';
import { useState } from 'react';
import styles from './make-logo.module.css';

/** Props of `MakeLogo`. */
export interface MakeLogoProps {
  readonly make: string | null;
  readonly year: number | null;
}

/** The make's logo; the server draws a lettermark if there is none. Decorative: the name next to it says the same. */
export function MakeLogo({ make, year }: MakeLogoProps) {
  const { logo } = vehicleFrom({ make, year });
  // May be missing when offline.
  const [missing, setMissing] = useState<string | null>(null);
  if (logo === null || logo === missing) return null;
  // Logos are made for a white background, even in dark mode.
  return (
    <img
      className={styles.logo}
      src={logo}
      alt=""
      width={160}
      height={160}
      decoding="async"
      onError={() => setMissing(logo)}
    />
  );
}
