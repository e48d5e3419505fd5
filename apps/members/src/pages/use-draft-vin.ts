import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { draftVinAtom } from './draft-vin.ts';

/** Initial value of a VIN field, and the handler that saves what is typed. */
export interface DraftVin {
  readonly initial: string;
  /** For the element around the field: `onInput`. */
  readonly keep: (event: FormEvent) => void;
}

/**
 * A VIN field that keeps its text across unmounts.
 *
 * @param vin initial value if nothing was typed before
 */
export function useDraftVin(vin: string): DraftVin {
  const [draft, setDraft] = useAtom(draftVinAtom);
  const [initial] = useState(draft || vin);
  const keep = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'vin') setDraft(target.value);
  };
  return { initial, keep };
}
