import { ChevronDownIcon, SampleMark, StatusWord, useAddress, useTranslator } from '@vinlore/ui';
import { cleanPlate, US_REGIONS } from '@vinlore/vehicle-domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { YearMakeModel } from '../by-name/year-make-model.ts';
import type { Ways } from '../decode-in-browser/ways.ts';
import type { vehicleMessages } from '../messages/index.ts';
import styles from '../ways/fields.module.css';
import { PlateFailure } from './plate-failure.tsx';
import { PlateFound } from './plate-found.tsx';
import { regions } from './regions.ts';
import { usePlate } from './use-plate.ts';

/** Props of `PlateForm`. */
export interface PlateFormProps {
  /** Action URL without JavaScript, called with `?plate=&state=`, or with `?vin=` for a found VIN. */
  readonly action: string;
  /** Which plates can be looked up; undefined while loading, null if loading failed. */
  readonly plates: Ways['plate'] | null | undefined;
  /** The visitor's state, preselected until they choose another. */
  readonly region?: string | null;
  readonly onVin?: (vin: string) => void;
  readonly onNamed?: (vehicle: YearMakeModel) => void;
  /** Shows the VIN field instead. */
  readonly onOtherWay: () => void;
}

/** Plate and state form: looks the plate up, then asks the visitor to confirm the car. Free, found or not. */
export function PlateForm({ action, plates, region = null, onVin, onNamed, onOtherWay }: PlateFormProps) {
  const { t, language } = useTranslator<typeof vehicleMessages>();
  const address = useAddress();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [wrong, setWrong] = useState<'plate' | 'state' | null>(null);
  const { state, ask, forget } = usePlate();
  const none = plates?.available === false;
  useEffect(() => {
    const known = US_REGIONS.some((code) => code === region);
    if (known && select.current?.value === '') select.current.value = region!;
  }, [region]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const plate = cleanPlate(String(form.get('plate')));
    const chosen = String(form.get('state'));
    const fault = plate === null ? 'plate' : chosen === '' ? 'state' : null;
    setWrong(fault);
    if (plate === null || fault) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${fault}"]`)?.focus();
      return;
    }
    input.current!.value = plate;
    void ask(plate, chosen);
  };
  const again = () => {
    forget();
    input.current?.focus();
  };

  if (state.kind === 'found')
    return (
      <PlateFound
        found={state.found}
        action={action}
        onVin={onVin}
        onNamed={onNamed}
        onOtherPlate={forget}
        onOtherWay={onOtherWay}
      />
    );
  return (
    <form
      method="get"
      action={address(action)}
      className={styles.body}
      onSubmit={submit}
      onInput={() => setWrong(null)}
      noValidate
    >
      <div className={styles.plate}>
        <div className={styles.labeled}>
          <label htmlFor={`${id}plate`}>{t('plate.label')}</label>
          <input
            ref={input}
            id={`${id}plate`}
            name="plate"
            className={`${styles.input} ${styles.figure}`}
            maxLength={16}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={wrong === 'plate' || undefined}
            aria-describedby={`${id}line`}
          />
        </div>
        <div className={styles.labeled}>
          <label htmlFor={`${id}state`}>{t('plate.state')}</label>
          <select
            ref={select}
            id={`${id}state`}
            name="state"
            className={styles.input}
            defaultValue=""
            aria-invalid={wrong === 'state' || undefined}
            aria-describedby={`${id}line`}
          >
            <option value="">{t('plate.choose')}</option>
            {regions(language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </div>
      </div>
      <div className={styles.below}>
        <div id={`${id}line`} className={styles.line} role="status">
          {wrong ? (
            <p>
              <StatusWord status="ask">{t(wrong === 'plate' ? 'plate.wrong' : 'plate.stateMissing')}</StatusWord>
            </p>
          ) : state.kind === 'asking' ? (
            <p className="dim">{t('plate.asking')}</p>
          ) : state.kind === 'failed' ? (
            <PlateFailure error={state.error} onAgain={again} onOtherWay={onOtherWay} />
          ) : none ? (
            <>
              <p>
                <StatusWord status="no">{t('plate.none')}</StatusWord>
              </p>
              <p className="dim">{t('plate.noneMore')}</p>
            </>
          ) : plates?.samplesOnly ? (
            <>
              <p>
                <SampleMark /> {t('plate.samplesOnly')}
              </p>
              <p className="figure">{plates.samples.map(({ plate, state }) => `${plate} ${state}`).join(' · ')}</p>
            </>
          ) : (
            <p className="dim">{t('plate.hint')}</p>
          )}
        </div>
        {none ? (
          <button type="button" className={`btn btn-primary btn-lg ${styles.go}`} onClick={onOtherWay}>
            {t('plate.useVin')}
          </button>
        ) : (
          <button
            type="submit"
            className={`btn btn-primary btn-lg ${styles.go}`}
            aria-disabled={state.kind === 'asking'}
          >
            {t('plate.find')}
          </button>
        )}
      </div>
    </form>
  );
}
