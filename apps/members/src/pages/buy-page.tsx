import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Buy, checkoutQuery, type CheckoutRequest, readCheckoutRequest } from '@vinlore/billing-feature';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import { isDealerAtom } from '@vinlore/browser';
import { isRestricted, isSold } from '@vinlore/sticker-domain';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { namedVehicle } from '@vinlore/vehicle-feature';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';
import { buyRequestLink } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/** The vehicle in words, as far as it is known: what its VIN says, else as it was told; null where none is at hand. */
function useVehicleName({ vin = '', plate, state, year, make, model, trim }: VehicleRef): string | null {
  const call = useCall();
  const decoded = useQuery({
    queryKey: ['decode', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
    enabled: vin.length === 17,
    retry: false,
  });
  const name = [year, make, model, trim].filter(Boolean).join(' ');
  return decoded.data?.fullName || name || vin || [plate, state].filter(Boolean).join(', ') || null;
}

/** Whether a single document is made as soon as it is paid: a report of the VIN, a sticker where enough is known. */
function useMakes({ product, vehicle }: CheckoutRequest): boolean {
  const call = useCall();
  const brand = useBrand();
  const named = vehicle.vin ? null : namedVehicle((field) => vehicle[field as keyof VehicleRef] ?? null);
  const isNamed = Boolean(vehicle.vin) || (named !== null && !isRestricted(brand, named.year));
  const sold = useQuery({
    queryKey: ['sold', vehicle],
    queryFn: () => isSold(call, vehicle),
    enabled: product === 'sticker' && isNamed,
  });
  // While it is asked: what nearly every number and nearly no name answers.
  return sold.data ?? Boolean(vehicle.vin);
}

/** `/members/buy`: plan, coupon and vehicle stand in the address, so that a reload or a login in between keeps them. */
export function BuyPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.buyTitle'));
  const search = useLocation().search as Record<string, string | undefined>;
  const navigate = useNavigate();
  const { user } = useMember();
  const isDealer = useAtomValue(isDealerAtom);
  const request = readCheckoutRequest((name) => search[name] ?? null);
  const vehicleName = useVehicleName(request.vehicle);
  const makes = useMakes(request);
  return (
    <Buy
      email={user.email}
      isDealer={isDealer}
      product={request.product}
      vehicle={request.vehicle}
      makes={makes}
      vehicleName={vehicleName}
      plan={request.plan ?? undefined}
      coupon={search['coupon']}
      buyLink={buyRequestLink}
      onPlan={(plan) => {
        const next = { ...checkoutQuery({ ...request, plan }), coupon: search['coupon'] };
        void navigate({ to: MEMBERS_PATHS.buy, search: next, replace: true, resetScroll: false });
      }}
      onOrder={({ id }) => void navigate({ to: '/members/orders/$id', params: { id } })}
    />
  );
}
