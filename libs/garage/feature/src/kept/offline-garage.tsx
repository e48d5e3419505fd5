import { forgetDeviceCopy } from '@vinlore/browser';
import { XSRF_COOKIE } from '@vinlore/contract';
import { island } from '@vinlore/ui';
import { useState, useSyncExternalStore } from 'react';
import { type KeptGarage, readKeptGarage } from './kept-garage.ts';
import { KeptVehicles } from './kept-vehicles.tsx';
import styles from './kept.module.css';

const stays = () => () => {};

/** Present only during a session, so nothing is shown after sign-out, even offline. */
function keptBySession(): KeptGarage | null {
  if (document.cookie.includes(`${XSRF_COOKIE}=`)) return readKeptGarage(null);
  forgetDeviceCopy();
  return null;
}

function Kept() {
  const [kept] = useState(keptBySession);
  if (!kept || kept.vehicles.length === 0) return null;
  return (
    <div className={styles.below}>
      <KeptVehicles {...kept} />
    </div>
  );
}

/**
 * The garage stored on this device, or nothing. Renders only in the browser because the server doesn't have the copy.
 */
export function KeptGarageHere() {
  return useSyncExternalStore(
    stays,
    () => true,
    () => false,
  ) ? (
    <Kept />
  ) : null;
}

/** `KeptGarageHere` as an island of the offline page. */
export const OfflineGarage = island('kept-garage', KeptGarageHere, 'idle');
