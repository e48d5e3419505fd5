import { vehicleFrom } from '@vinlore/vehicle-domain';
import { useState } from 'react';
import styles from './make-logo.module.css';

/** What `MakeLogo` takes. */
export interface MakeLogoProps {
  readonly make: string | null;
  readonly year: number | null;
}

/** The make's logo; the server draws a lettermark where it has none. The name beside it says the same. */
export function MakeLogo({ make, year }: MakeLogoProps) {
  const { logo } = vehicleFrom({ make, year });
  // Without a connection it may not be here.
  const [missing, setMissing] = useState<string | null>(null);
  if (logo === null || logo === missing) return null;
  // Marks are made for white paper, in dark mode too.
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
