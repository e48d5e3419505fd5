import { isInstalled, readDeviceCopy, writeDeviceCopy } from '@vinlore/browser';
import { useEffect, useState } from 'react';
import { keepGarage, type KeptGarage } from './kept-garage.ts';

/** Whether this device keeps the garage, and how that is switched. */
export interface GarageKeeping {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** What the member has chosen for this device; of an installed app, where they have chosen nothing, it is on. */
function isKeptFor(owner: string): boolean {
  const copy = readDeviceCopy();
  return copy?.owner === owner ? copy.is_on : isInstalled();
}

/**
 * Keeps on this device what the member sees of their garage, while they want that.
 *
 * @param owner id of the member's account
 * @param garage what there is to keep; null while not all of it is known: then what was kept stays
 */
export function useKeepGarage(owner: string, garage: KeptGarage | null): GarageKeeping {
  const [isOn, setOn] = useState(() => isKeptFor(owner));
  const text = garage && JSON.stringify(garage);
  useEffect(() => {
    if (isOn && text !== null) keepGarage(owner, JSON.parse(text) as KeptGarage);
  }, [owner, isOn, text]);
  const turn = (on: boolean) => {
    writeDeviceCopy({ owner, is_on: on, kept: null });
    // A browser that refuses storage keeps nothing, and the switch says so.
    setOn(isKeptFor(owner));
  };
  return { isOn, turn };
}
