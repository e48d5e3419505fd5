import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { draftVinAtom } from './draft-vin.ts';

/** What a VIN field starts with, and how what is typed into it is kept. */
export interface DraftVin {
  readonly initial: string;
  /** Of the element around the field: `onInput`. */
  readonly keep: (event: FormEvent) => void;
}

/**
 * A VIN field whose text outlives it.
 *
 * @param vin stands in it where nothing was typed before
 */
export function useDraftVin(vin: string): DraftVin {
  const [draft, setDraft] = useAtom(draftVinAtom);
  const [initial] = useState(draft || vin);
  const keep = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'vin') setDraft(target.value);
  };
  return { initial, keep };
}
