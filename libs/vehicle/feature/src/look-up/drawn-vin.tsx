import { VIN_LENGTH } from '@vinlore/vehicle-domain';
import { useCallback } from 'react';
import styles from './drawn-vin.module.css';
import { cellsOf, type LookUp } from './look-up-state.ts';
import type { VinInput } from './use-vin-input.ts';

/** What `DrawnVin` takes. */
export interface DrawnVinProps extends Pick<VinInput, 'vin' | 'selection'> {
  readonly look: LookUp;
  /** Positions that the decoder says cannot be right. */
  readonly impossible: readonly number[];
}

/**
 * The VIN as it is drawn over the input: one place a character, groups 3–6–8 apart, wrong characters marked where they
 * stand, the caret and the selection of the input below. Screen readers have the input itself.
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
  // Too many characters still show: all of them shrink to fit. Set through the CSSOM, since this is drawn on the server as
  // well, and the content policy allows no style in markup.
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
