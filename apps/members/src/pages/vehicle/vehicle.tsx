import { Link, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { isWhole, vehicleContract, vinGroups } from '@vinlore/vehicle-domain';
import { DecodePage, VinFieldForm } from '@vinlore/vehicle-feature';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../use-page.ts';
import { LazySave } from '../garage/lazy-save.tsx';
import { AboutVehicle } from './about-vehicle.tsx';
import type { vehiclePageMessages } from './messages/index.ts';
import { SPECS_ID, REPORT_ID } from './parts.ts';
import { usePublished } from './use-published.ts';
import { VehicleGlance } from './vehicle-glance.tsx';
import styles from './vehicle.module.css';

/** How long rendering is delayed for published data, in milliseconds, to avoid a layout shift. */
const PATIENCE_MS = 800;

/** Whether that delay has passed since the published data was requested. */
function useIsLate(isAsked: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isLate;
}

const hrefOf = (vin: string) => `/members/vehicles/${encodeURIComponent(vin)}`;

/** Documents to create for the vehicle. */
function Next({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof vehiclePageMessages>();
  const { features } = useBrand();
  return (
    <div className={styles.next}>
      {features.report && (
        <a className="btn btn-primary" href={`#${REPORT_ID}`}>
          {t('vehicle.toReport')}
        </a>
      )}
      {features.sticker && (
        <Link className="btn btn-outline" to={MEMBERS_PATHS.dashboard} search={{ vin }} hash="window-sticker">
          {t('vehicle.sticker')}
        </Link>
      )}
      <LazySave vin={vin} />
    </div>
  );
}

/** Field for another vehicle, which opens its page. */
function Another() {
  const { t } = useTranslator<typeof vehiclePageMessages>();
  const navigate = useNavigate();
  return (
    <section className={styles.another}>
      <h2>{t('vehicle.another')}</h2>
      <VinFieldForm
        button={t('vehicle.look')}
        action={MEMBERS_PATHS.dashboard}
        onVin={(vin) => void navigate({ to: '/members/vehicles/$vin', params: { vin } })}
      />
    </section>
  );
}

/** A vehicle by VIN: its decode, published data about its model, and a preview of its report. */
export function Vehicle({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof vehiclePageMessages>();
  const call = useCall();
  const decoded = useQuery({
    queryKey: ['decode', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
  });
  const vehicle = decoded.data ?? null;
  const whole = vehicle && isWhole(vehicle) ? vehicle : null;
  const published = usePublished(whole?.vin ?? null);
  const isLate = useIsLate(whole !== null);
  const isPublishedComing = whole !== null && (published.facts.isPending || published.recalls.isPending);
  usePageTitle(vehicle?.fullName || vinGroups(vin).join(' '));
  if (decoded.isPending || (isPublishedComing && !isLate))
    return (
      <div className={`${styles.page} ${styles.coming}`} role="status">
        <p className="hidden-visually">{t('vehicle.loading')}</p>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.place}`} />
        <span className={`skeleton ${styles.place}`} />
      </div>
    );
  return (
    <div className={styles.page}>
      <div id={SPECS_ID} className={styles.specs}>
        <DecodePage
          vin={vin}
          vehicle={vehicle}
          error={decoded.error}
          button={t('vehicle.look')}
          hrefOf={hrefOf}
          next={whole && <Next vin={whole.vin} />}
          published={{ vehicleClass: published.facts.data?.fuel_economy?.size_class }}
          glance={whole && <VehicleGlance published={published} />}
          field={null}
        />
      </div>
      {whole && <AboutVehicle vin={whole.vin} published={published} />}
      <Another />
    </div>
  );
}
