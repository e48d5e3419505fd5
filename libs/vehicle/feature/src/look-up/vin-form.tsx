import { CheckIcon, useAddress, useTranslator } from '@vinlore/ui';
import { checkDigitMismatch, isUnusable, plainVin } from '@vinlore/vehicle-domain';
import { type FormEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import { AlsoPasted } from './also-pasted.tsx';
import { CorrectedLetters } from './corrected-letters.tsx';
import { DrawnVin } from './drawn-vin.tsx';
import { LiveLine } from './live-line.tsx';
import { ScanButton } from '../scan/scan-button.tsx';
import { lookUpOf, mayBeSent } from './look-up-state.ts';
import { impossibleOf, useDecoded } from './use-decoded.ts';
import { useFailedVins } from './use-failed-vins.ts';
import { useStill } from './use-still.ts';
import { useHydrated, useVinInput } from './use-vin-input.ts';
import { VinBrackets } from './vin-brackets.tsx';
import styles from './vin-form.module.css';

/** Props of `VinForm`. */
export interface VinFormProps {
  /** Label of the main button, set by the brand. */
  readonly button: string;
  /** Initial VIN. */
  readonly vin?: string;
  /** Action URL of the form, called with `?vin=`. */
  readonly action: string;
  /** Called with the VIN instead of navigating. */
  readonly onVin?: (vin: string) => void;
}

/** Returns the caret position for a tap on the drawn VIN; null outside it. */
function touchedPlace(field: Element, x: number): number | null {
  const cells = [...field.querySelectorAll('[data-position]')];
  const after = cells.findIndex((cell) => {
    const { left, width } = cell.getBoundingClientRect();
    return x < left + width / 2;
  });
  return cells.length === 0 ? null : after < 0 ? cells.length : after;
}

/**
 * The VIN field: a plain form before hydration. With JavaScript it draws the VIN in groups, marks invalid characters
 * with a one-tap fix, and shows what is certain about the vehicle while typing. Needs `useCall`.
 */
export function VinForm({ button, vin: initial = '', action, onVin }: VinFormProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const address = useAddress();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { vin, selection, others, corrected, write } = useVinInput(input, initial);
  const [submitted, setSubmitted] = useState(initial === '' ? null : plainVin(initial));
  const look = lookUpOf(vin, submitted === vin);
  const whole = look.kind === 'whole';
  const decoding = useDecoded(whole || look.kind === 'typing' ? vin : '', whole);
  const impossible = impossibleOf(decoding);
  const length = [...vin].length;
  const tellFailed = useFailedVins();
  const isDoubtful = decoding.kind === 'decoded' && checkDigitMismatch(decoding.vehicle);
  const still = useStill(vin);
  const agrees = decoding.kind === 'decoded' && decoding.vehicle.checkDigit === 'agrees';
  const drawn = hydrated && (vin !== '' || selection !== null);

  const submit = (event: FormEvent) => {
    setSubmitted(vin);
    const sent = mayBeSent(lookUpOf(vin, true));
    if (!sent || onVin) event.preventDefault();
    if (!sent) input.current?.focus();
    else onVin?.(vin);
    // The page knows where the form navigates.
    if (!sent || (onVin && decoding.kind === 'decoded' && isUnusable(decoding.vehicle))) tellFailed(vin);
  };
  // The input's own text is slightly left of the drawn text; place the caret where the tap was meant.
  const place = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
    const touched = touchedPlace(currentTarget.parentElement!, clientX);
    if (touched !== null) currentTarget.setSelectionRange(touched, touched);
  };

  return (
    <form method="get" action={address(action)} className={styles.body} onSubmit={submit} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('vin.label')}
      </label>
      <div className={look.kind === 'wrong' ? `${styles.field} ${styles.bad}` : styles.field}>
        <input
          ref={input}
          id={id}
          name="vin"
          className={drawn ? `${styles.input} ${styles.beneath}` : styles.input}
          defaultValue={initial}
          placeholder={drawn ? undefined : t('vin.placeholder')}
          type="text"
          maxLength={40}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={look.kind === 'wrong' || undefined}
          aria-describedby={`${id}line`}
          onPointerUp={drawn ? place : undefined}
        />
        {drawn && <DrawnVin vin={vin} look={look} impossible={impossible} selection={selection} />}
        {hydrated && length > 0 && look.kind !== 'classic' && (
          <span className={agrees ? `${styles.count} ${styles.agrees}` : styles.count} aria-hidden="true">
            {agrees && <CheckIcon size={16} />}
            {t(look.kind === 'typing' && look.mayBeClassic ? 'vin.countAlone' : 'vin.count', { length })}
          </span>
        )}
        <ScanButton compact className={styles.scanInField} onVin={write} />
      </div>
      <VinBrackets vin={vin} decoding={decoding} />
      <div className={styles.below}>
        <div id={`${id}line`} className={styles.line} role="status" aria-busy={!still}>
          <LiveLine look={look} decoding={decoding} onCorrect={write} />
          {!isDoubtful && <CorrectedLetters letters={corrected} />}
          {!isDoubtful && <AlsoPasted vins={others} onVin={write} />}
          {look.kind === 'empty' && <ScanButton className={styles.scanBelow} onVin={write} />}
        </div>
        <button type="submit" className={`btn btn-primary btn-lg ${styles.go}`}>
          {button}
        </button>
      </div>
    </form>
  );
}
