import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { moneyMoved, useStickersLeft } from '@vinlore/billing-feature';
import { MakeAgain, MakeSticker } from '@vinlore/sticker-feature';
import { Card, ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { type NamedVehicle, namedVehicle, NamedVehicleCard, VehicleLookUpForm } from '@vinlore/vehicle-feature';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { draftVinAtom } from './draft-vin.ts';
import styles from './make-card.module.css';
import { buyWishLink, stickerLink } from './members-links.tsx';

/** The car that a VIN names, to be confirmed. */
function Found({ vin, onOtherCar }: { readonly vin: string; readonly onOtherCar: () => void }) {
  const { t } = useTranslator<typeof membersMessages>();
  const call = useCall();
  const decoded = useQuery({
    queryKey: ['decode', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
  });
  const queries = useQueryClient();
  const { left, words } = useStickersLeft();
  if (decoded.data)
    return (
      <MakeSticker
        vehicle={decoded.data}
        onOtherCar={onOtherCar}
        stickerLink={stickerLink}
        paidBy={left === 'Unlimited' ? 'plan' : 'credit'}
        left={words}
        buyLink={(vin, text) => buyWishLink({ product: 'sticker', vehicle: { vin } }, text)}
        onMade={() => void moneyMoved(queries)}
      />
    );
  if (decoded.error)
    return (
      <ErrorNotice
        error={decoded.error}
        onRetry={() => void decoded.refetch()}
        actions={
          <button type="button" className="btn btn-quiet" onClick={onOtherCar}>
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

interface FieldProps {
  readonly vin: string;
  /** A car that was named without a VIN on the way here. */
  readonly car: NamedVehicle | null;
  readonly onVin: (vin: string) => void;
}

/** The ways to name a car. A VIN that is typed outlives them. */
function Field({ vin, car, onVin }: FieldProps) {
  const { t } = useTranslator<typeof membersMessages>();
  const [draft, setDraft] = useAtom(draftVinAtom);
  const [initial] = useState(draft || vin);
  const [named, setNamed] = useState(car);
  const keep = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'vin') setDraft(target.value);
  };
  if (named) return <NamedVehicleCard vehicle={named} toVin={() => setNamed(null)} />;
  return (
    <div onInput={keep}>
      <VehicleLookUpForm button={t('members.findCar')} vin={initial} onVin={onVin} onNamed={setNamed} />
    </div>
  );
}

/**
 * From a VIN to its sticker: the field, the car to confirm, the button. `?vin=` stands in the field and does nothing by
 * itself; `regenerate=true` asks first (decisions §4).
 */
export function MakeCard() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [found, setFound] = useState<string | null>(null);
  const told = search as Record<string, string | undefined>;
  const { vin = '', regenerate } = told;
  const remember = (next: string | undefined) =>
    void navigate({ to: MEMBERS_PATHS.dashboard, search: next ? { vin: next } : {}, hash, replace: true });

  if (vin && regenerate === 'true')
    return (
      <MakeAgain
        vin={vin}
        onMade={({ id }) => void navigate({ to: '/members/stickers/$id', params: { id } })}
        onKeep={() => remember(vin)}
      />
    );
  if (found !== null)
    return (
      <Card>
        <Found vin={found} onOtherCar={() => setFound(null)} />
      </Card>
    );
  return (
    <Field
      vin={vin}
      car={vin ? null : namedVehicle((field) => told[field] ?? null)}
      onVin={(whole) => {
        setFound(whole);
        // In the address, so that a reload or a login in between comes back to this car.
        remember(whole);
      }}
    />
  );
}
