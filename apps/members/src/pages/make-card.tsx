import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { moneyMoved, useStickersLeft } from '@vinlore/billing-feature';
import { MakeAgainByLink, MakeOfClassicVin, MakeOfName, MakeOfVin, type MakingProps } from '@vinlore/sticker-feature';
import { Card, ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { isClassicVin, vehicleContract } from '@vinlore/vehicle-domain';
import { type YearMakeModel, namedVehicle, VehicleLookUpForm } from '@vinlore/vehicle-feature';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './make-card.module.css';
import { MakesNone } from './makes-none.tsx';
import { buyRequestLink, stickerLink, vehicleLink } from './members-links.tsx';
import { useDraftVin } from './use-draft-vin.ts';
import { useOwnRegion } from './use-own-region.ts';
import type { pageMessages } from './messages/index.ts';

/** The member's input: a VIN, including classic ones, or year, make, and model. */
type Wanted = { readonly vin: string } | { readonly name: YearMakeModel };

/** Where to buy credits for a car. */
const buyCarLink: MakingProps['buyLink'] = ({ vin, year, make, model, trim }, text) => {
  const vehicle = vin ? { vin } : { year: String(year), make, model, ...(trim && { trim }) };
  return buyRequestLink({ product: 'sticker', vehicle }, text);
};

/** Confirmation of the car identified by a 17-character VIN. */
function OfVin({ vin, ...making }: MakingProps & { readonly vin: string }) {
  const { t } = useTranslator<typeof pageMessages>();
  const call = useCall();
  const decoded = useQuery({
    queryKey: ['decode', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
  });
  if (decoded.data) return <MakeOfVin vehicle={decoded.data} vehicleLink={vehicleLink} {...making} />;
  if (decoded.error)
    return (
      <ErrorNotice
        error={decoded.error}
        onRetry={() => void decoded.refetch()}
        actions={
          <button type="button" className="btn btn-quiet" onClick={making.onOtherCar}>
            {t('members.otherVin')}
          </button>
        }
      />
    );
  return (
    <div className={styles.reading} role="status">
      <p className="dim">{t('members.reading')}</p>
      <span className={`skeleton ${styles.place}`} />
    </div>
  );
}

/** From the member's input to its sticker (spec §4: a VIN of 14 characters or fewer is a classic one). */
function Found({ wanted, onOtherCar }: { readonly wanted: Wanted; readonly onOtherCar: () => void }) {
  const queries = useQueryClient();
  const { left, words } = useStickersLeft();
  const making: MakingProps = {
    onOtherCar,
    stickerLink,
    paidBy: left === 'Unlimited' ? 'plan' : 'credit',
    left: words,
    buyLink: buyCarLink,
    onMade: () => void moneyMoved(queries),
  };
  if ('name' in wanted) return <MakeOfName name={wanted.name} {...making} />;
  return isClassicVin(wanted.vin) ? (
    <MakeOfClassicVin vin={wanted.vin} {...making} />
  ) : (
    <OfVin vin={wanted.vin} {...making} />
  );
}

interface FieldProps {
  readonly vin: string;
  readonly onVin: (vin: string) => void;
  readonly onNamed: (name: YearMakeModel) => void;
}

/** Look-up methods for a car. A typed VIN survives switching between them. */
function Field({ vin, onVin, onNamed }: FieldProps) {
  const { t } = useTranslator<typeof pageMessages>();
  const { initial, keep } = useDraftVin(vin);
  const region = useOwnRegion();
  return (
    <div onInput={keep}>
      <VehicleLookUpForm button={t('members.findCar')} vin={initial} region={region} onVin={onVin} onNamed={onNamed} />
    </div>
  );
}

/**
 * From a car to its sticker: the field, the confirmation, the options, and the button. `?vin=` only prefills the field,
 * year/make/model in the URL opens the confirmation, and `regenerate=true` asks first (docs/decisions.md §4).
 */
export function MakeCard() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { features } = useBrand();
  const query = search as Record<string, string | undefined>;
  const { vin = '', regenerate } = query;
  const [wanted, setWanted] = useState<Wanted | null>(() => {
    const name = vin ? null : namedVehicle((field) => query[field] ?? null);
    return name && { name };
  });
  // In the URL, so that a reload or signing in returns to this car.
  const remember = (next: Record<string, string>) =>
    void navigate({ to: MEMBERS_PATHS.dashboard, search: next, hash, replace: true });

  const ways = wanted ? (
    <Card>
      <Found
        wanted={wanted}
        onOtherCar={() => {
          setWanted(null);
          if (!vin) remember({});
        }}
      />
    </Card>
  ) : (
    <Field
      vin={vin}
      onVin={(whole) => {
        setWanted({ vin: whole });
        remember({ vin: whole });
      }}
      onNamed={(name) => {
        setWanted({ name });
        const { year, make, model, trim } = name;
        remember({ year: String(year), make, model, ...(trim && { trim }) });
      }}
    />
  );
  const toNew = features.sticker ? ways : <MakesNone product="sticker" />;
  if (!vin || regenerate !== 'true') return toNew;
  return (
    <MakeAgainByLink
      vin={vin}
      none={toNew}
      onMade={({ id }) => void navigate({ to: '/members/stickers/$id', params: { id } })}
      onKeep={() => remember({ vin })}
    />
  );
}
