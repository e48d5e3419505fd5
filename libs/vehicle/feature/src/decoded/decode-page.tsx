import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useAddress, useTranslator } from '@vinlore/ui';
import {
  type DecodedVehicle,
  isClassicVin,
  plainVin,
  type PublishedOfModel,
  type VinSuggestion,
  VinSuggestionSchema,
} from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { DecodedTexts } from '../messages/decoded.ts';
import { DecodedVehicleCard } from './decoded-vehicle-card.tsx';
import styles from './decode-page.module.css';
import { VehicleLookUp } from '../ways/vehicle-look-up.tsx';
import { Suggestions } from './suggestions.tsx';

/** Props of `DecodePage`. */
export interface DecodePageProps {
  /** The submitted VIN; '' if there was none. */
  readonly vin: string;
  /** Result or error of `vehicleContract.decode`; both null if no VIN was submitted. */
  readonly vehicle: DecodedVehicle | null;
  readonly error: unknown;
  /** Label of the field's button. */
  readonly button: string;
  /** The page's own path. */
  readonly action?: string;
  /** Action URL for another VIN; defaults to the page's own path. */
  readonly hrefOf?: (vin: string) => string;
  /** Replaces the default form for looking up another vehicle; null shows nothing. */
  readonly field?: ReactNode;
  /** Actions for a decoded vehicle. */
  readonly next?: ReactNode;
  /** Key figures shown below the vehicle's name. */
  readonly glance?: ReactNode;
  /** Published model data shown with its specs. */
  readonly published?: PublishedOfModel;
}

const RefusalSchema = v.object({ suggestions: v.array(VinSuggestionSchema) });

function suggestionsOf(error: CallError): readonly VinSuggestion[] {
  const refusal = v.safeParse(RefusalSchema, error.data);
  return refusal.success ? refusal.output.suggestions : [];
}

/** Content of the decode page: the vehicle or an explanation, and a field for another VIN. */
export function DecodePage({
  vin,
  vehicle,
  error,
  button,
  action = '/decode',
  hrefOf: ownHref,
  field,
  next,
  glance,
  published,
}: DecodePageProps) {
  const address = useAddress();
  const hrefOf = ownHref ?? ((other: string) => `${address(action)}?vin=${encodeURIComponent(other)}`);
  return (
    <div className={styles.page}>
      {vehicle && (
        <DecodedVehicleCard vehicle={vehicle} hrefOf={hrefOf} next={next} glance={glance} published={published} />
      )}
      {!vehicle && vin !== '' && <WhyNot vin={plainVin(vin)} error={error} hrefOf={hrefOf} />}
      {field === undefined ? <VehicleLookUp button={button} action={action} vin={vehicle ? '' : vin} /> : field}
    </div>
  );
}

function WhyNot({ vin, error, hrefOf }: { vin: string; error: unknown; hrefOf: (vin: string) => string }) {
  const { t } = useTranslator<DecodedTexts>();
  const refused = error instanceof CallError && error.fault === 'refused' && error.status === 422;
  if (refused && isClassicVin(vin) && /^[A-Z0-9]+$/.test(vin)) {
    return (
      <section className={styles.why}>
        <h1>{t('decoded.classic')}</h1>
        <Notice status="info" title={t('vin.classicMore')}>
          <p>{t('decoded.classicText', { length: vin.length })}</p>
        </Notice>
      </section>
    );
  }
  if (!refused) {
    return (
      <section className={styles.why}>
        <h1>{t('vin.down')}</h1>
        <ErrorNotice
          error={error}
          actions={
            <a className="btn btn-outline" href={hrefOf(vin)}>
              {t('vin.retry')}
            </a>
          }
        />
      </section>
    );
  }
  const suggestions = suggestionsOf(error);
  return (
    <section className={styles.why}>
      <h1>{t('decoded.notVin')}</h1>
      <Notice
        status="ask"
        title={error.message}
        actions={suggestions.length > 0 && <Suggestions suggestions={suggestions} hrefOf={hrefOf} />}
      />
    </section>
  );
}
