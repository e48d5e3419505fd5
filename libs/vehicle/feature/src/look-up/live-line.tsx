import { CallError } from '@vinlore/contract';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { checkDigitMismatch, vehicleName, VIN_LENGTH } from '@vinlore/vehicle-domain';
import { plantOfVin } from './plant.ts';
import type { vehicleMessages } from '../messages/index.ts';
import styles from './live-line.module.css';
import type { LookUp } from './look-up-state.ts';
import { MarkedVin } from './marked-vin.tsx';
import { SoFar } from './so-far.tsx';
import { type Decoding, impossibleOf } from './use-decoded.ts';

/** Props of `LiveLine`. */
export interface LiveLineProps {
  readonly look: LookUp;
  readonly decoding: Decoding;
  /** Writes a corrected VIN to the field. */
  readonly onCorrect: (vin: string) => void;
}

/** Shows what is known about the VIN so far, or what's wrong with it and a one-tap fix. */
export function LiveLine({ look, decoding, onCorrect }: LiveLineProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  switch (look.kind) {
    case 'empty':
      return <p className="dim">{t('vin.hint')}</p>;
    case 'typing':
      return <SoFar look={look} decoding={decoding} />;
    case 'wrong':
      return <WrongCharacters look={look} onCorrect={onCorrect} />;
    case 'long':
      return <Ask>{t('vin.long', { length: look.length, over: look.length - VIN_LENGTH })}</Ask>;
    case 'short':
      return (
        <Ask>
          {look.length === 0
            ? t('vin.empty')
            : t('vin.short', { length: look.length, missing: VIN_LENGTH - look.length })}
        </Ask>
      );
    case 'classic':
      return (
        <>
          <p className={styles.read}>{t('vin.classic', { length: look.length })}</p>
          <p className="dim">{t('vin.classicMore')}</p>
        </>
      );
    case 'whole':
      return <Decoded decoding={decoding} onCorrect={onCorrect} />;
  }
}

function Ask({ children }: { readonly children: string }) {
  return (
    <p>
      <StatusWord status="ask">{children}</StatusWord>
    </p>
  );
}

function WrongCharacters({ look, onCorrect }: { look: LookUp & { kind: 'wrong' } } & Pick<LiveLineProps, 'onCorrect'>) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const count = look.positions.length;
  const values = { count, positions: look.positions.join(', '), found: look.found, instead: look.instead ?? '' };
  return (
    <>
      <Ask>{t(look.instead === null ? 'vin.wrongCharacter' : 'vin.wrongLetter', values)}</Ask>
      {look.instead !== null && (
        <p className={styles.actions}>
          <button type="button" className="btn btn-outline" onClick={() => onCorrect(look.fixed)}>
            {count === 1 ? t('vin.fixLetter', { instead: look.instead }) : t('vin.fixAll', { count })}
          </button>
        </p>
      )}
    </>
  );
}

function Decoded({ decoding, onCorrect }: Pick<LiveLineProps, 'decoding' | 'onCorrect'>) {
  const { t } = useTranslator<typeof vehicleMessages>();
  switch (decoding.kind) {
    case 'idle':
    case 'named':
    case 'decoding':
      return (
        <>
          <p className={styles.name}>
            <span className={`skeleton ${styles.skeleton}`} />
          </p>
          <p className="dim">{t('vin.decoding')}</p>
        </>
      );
    case 'failed': {
      const { error, retry } = decoding;
      const refusal = error instanceof CallError && error.fault === 'refused' && error.status < 500 && error.message;
      const offline = error instanceof CallError && error.fault === 'network';
      return (
        <>
          <Ask>{refusal || t(offline ? 'vin.offline' : 'vin.down')}</Ask>
          <p className={`dim ${styles.actions}`}>
            {t('vin.downMore')}{' '}
            <button type="button" className="btn btn-quiet" onClick={retry}>
              {t('vin.retry')}
            </button>
          </p>
        </>
      );
    }
    case 'decoded':
      return <Vehicle decoding={decoding} onCorrect={onCorrect} />;
  }
}

function Vehicle({
  decoding,
  onCorrect,
}: { decoding: Decoding & { kind: 'decoded' } } & Pick<LiveLineProps, 'onCorrect'>) {
  const { t, language } = useTranslator<typeof vehicleMessages>();
  const { vehicle } = decoding;
  const impossible = impossibleOf(decoding);
  const doubt = checkDigitMismatch(vehicle);
  const name = vehicleName(vehicle);
  const plant = plantOfVin(vehicle, language);
  if (doubt) {
    return (
      <>
        <Ask>
          {impossible.length > 0
            ? t('vin.impossible', { count: impossible.length, positions: impossible.join(', ') })
            : t('vin.disagrees')}
        </Ask>
        <div className={styles.actions}>
          {vehicle.suggestions.slice(0, 2).map(({ vin, positions }) => (
            <button
              key={vin}
              type="button"
              className="btn btn-outline"
              aria-label={`${t('vin.try')} ${vin}`}
              onClick={() => onCorrect(vin)}
            >
              {t('vin.try')} <MarkedVin vin={vin} positions={positions} />
            </button>
          ))}
        </div>
      </>
    );
  }
  if (vehicle.make === null) {
    return (
      <>
        <p>
          <StatusWord status="no">{t('vin.unknown')}</StatusWord>
        </p>
        <p className="dim">{t('vin.unknownMore')}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className="dim">
        {plant && <>{t('vin.builtIn', { place: plant })} </>}
        {vehicle.checkDigit === 'agrees' && <StatusWord status="ok">{t('vin.agrees')}</StatusWord>}
      </p>
    </>
  );
}
