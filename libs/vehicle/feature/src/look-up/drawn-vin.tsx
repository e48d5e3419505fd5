import { VIN_LENGTH } from '@vinlore/vehicle-domain';
import { useCallback } from 'react';
import styles from './drawn-vin.module.css';
import { cellsOf, type LookUp } from './look-up-state.ts';
import type { VinInput } from './use-vin-input.ts';

/** Props of `DrawnVin`. */
export interface DrawnVinProps extends Pick<VinInput, 'vin' | 'selection'> {
  readonly look: LookUp;
  /** Positions the decoder reports as impossible. */
  readonly impossible: readonly number[];
}

/**
 * Draws the VIN over the input: one cell per character in groups of 3–6–8, invalid characters marked in place, with the
 * input's caret and selection. Screen readers use the input itself.
 */
export function DrawnVin({ vin, look, impossible, selection }: DrawnVinProps) {
  const groups = cellsOf(vin, look, impossible);
  const places = groups.flat().length;
  const caret = selection && selection.from === selection.to ? selection.from : null;
  const classOf = (index: number, wrong: boolean, free: boolean) =>
    [
      styles.cell,
      wrong && styles.wrong,
      free && styles.free,
      selection && index >= selection.from && index < selection.to && styles.selected,
      index === caret && styles.caret,
      index + 1 === caret && index + 1 === places && styles.caretAfter,
    ]
      .filter(Boolean)
      .join(' ');
  // Extra characters stay visible: all cells shrink to fit. Set through the CSSOM because this is also server-rendered
  // and the CSP forbids inline styles in markup.
  const shrink = useCallback(
    (element: HTMLElement | null) =>
      element?.style.setProperty(
        'font-size',
        places > VIN_LENGTH ? `calc(var(--vin) * ${(VIN_LENGTH / places).toFixed(3)})` : null,
      ),
    [places],
  );
  return (
    <span ref={shrink} className={styles.drawn} aria-hidden="true">
      {groups.map((group, number) => (
        <span key={number} className={styles.group}>
          {group.map(({ position, character, wrong }) => (
            <span key={position} data-position={position} className={classOf(position - 1, wrong, character === null)}>
              {character ?? '_'}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
