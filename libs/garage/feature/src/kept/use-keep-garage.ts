import { isInstalled, readDeviceCopy, writeDeviceCopy } from '@vinlore/browser';
import { useEffect, useState } from 'react';
import { keepGarage, type KeptGarage } from './kept-garage.ts';

/** Whether this device stores the garage, and a setter. */
export interface GarageKeeping {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Reads the member's choice for this device. Without one, storage is on only in the installed app. */
function isKeptFor(owner: string): boolean {
  const copy = readDeviceCopy();
  return copy?.owner === owner ? copy.is_on : isInstalled();
}

/**
 * Stores the garage on this device while the member allows it.
 *
 * @param owner account id of the member
 * @param garage the data to store; null until all of it is loaded, which leaves the previous copy in place
 */
export function useKeepGarage(owner: string, garage: KeptGarage | null): GarageKeeping {
  const [isOn, setOn] = useState(() => isKeptFor(owner));
  const text = garage && JSON.stringify(garage);
  useEffect(() => {
    if (isOn && text !== null) keepGarage(owner, JSON.parse(text) as KeptGarage);
  }, [owner, isOn, text]);
  const turn = (on: boolean) => {
    writeDeviceCopy({ owner, is_on: on, kept: null });
    // If the browser refuses storage, nothing is stored and the switch shows it.
    setOn(isKeptFor(owner));
  };
  return { isOn, turn };
}
