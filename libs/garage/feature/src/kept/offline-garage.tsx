import { forgetDeviceCopy } from '@vinlore/browser';
import { XSRF_COOKIE } from '@vinlore/contract';
import { island } from '@vinlore/ui';
import { useState, useSyncExternalStore } from 'react';
import { type KeptGarage, readKeptGarage } from './kept-garage.ts';
import { KeptVehicles } from './kept-vehicles.tsx';
import styles from './kept.module.css';

const stays = () => () => {};

/** A session has this cookie and goes with it, so that nothing is shown of one that is over, however long it is offline. */
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

/** The garage that this device keeps; nothing where it keeps none. The server draws nothing: only the browser has it. */
export function KeptGarageHere() {
  return useSyncExternalStore(
    stays,
    () => true,
    () => false,
  ) ? (
    <Kept />
  ) : null;
}

/** `KeptGarageHere` as an island of the page that stands where the network gives nothing. */
export const OfflineGarage = island('kept-garage', KeptGarageHere, 'idle');
