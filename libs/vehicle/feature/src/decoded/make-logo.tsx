import { vehicleFrom } from '@vinlore/vehicle-domain';
import styles from './make-logo.module.css';

/** What `MakeLogo` takes. */
export interface MakeLogoProps {
  readonly make: string | null;
  readonly year: number | null;
}

/** The make's logo; the server draws a lettermark where it has none. The name beside it says the same. */
export function MakeLogo({ make, year }: MakeLogoProps) {
  const { logo } = vehicleFrom({ make, year });
  if (logo === null) return null;
  // Marks are made for white paper, in dark mode too.
  return <img className={styles.logo} src={logo} alt="" width={160} height={160} decoding="async" />;
}
