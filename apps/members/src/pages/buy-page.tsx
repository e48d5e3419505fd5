import { useLocation, useNavigate } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { Buy, checkoutQuery, readCheckoutRequest, useProductOfPlan } from '@vinlore/billing-feature';
import type { OrderView } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import type { DecodedVehicle, VehicleRef } from '@vinlore/vehicle-domain';
import { isDealerAtom } from '@vinlore/browser';
import { reportTypeOf } from '@vinlore/report-domain';
import { meterQuery, reportOfVinQuery } from '@vinlore/report-feature';
import { isRestricted, isSold } from '@vinlore/sticker-domain';
import { carOfName, carOfVin, type StickerCar, StickerChoice, useKeptChoice } from '@vinlore/sticker-feature/order';
import { Notice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { namedVehicle } from '@vinlore/vehicle-feature';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMember } from '../session/use-member.ts';
import { usePageTitle } from '../use-page.ts';
import {
  buyRequestLink,
  openReportLink,
  openVehicleLink,
  productLink,
  subscriptionLink,
  switchLink,
} from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/** Decode of a 17-character VIN; undefined without one or while loading. */
function useDecoded({ vin = '' }: VehicleRef): DecodedVehicle | undefined {
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['decode', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
    enabled: vin.length === 17,
    retry: false,
  });
  return data;
}

/** The vehicle's name: from its VIN, else as entered; null if unknown. */
function nameOf({ vin, plate, state, year, make, model, trim }: VehicleRef, decoded?: DecodedVehicle): string | null {
  const name = [year, make, model, trim].filter(Boolean).join(' ');
  return decoded?.fullName || name || vin || [plate, state].filter(Boolean).join(', ') || null;
}

const nameIn = (vehicle: VehicleRef) => namedVehicle((field) => vehicle[field as keyof VehicleRef] ?? null);

/** The car whose sticker is created right after payment and can be customized first; null if none. */
function useCarOfSticker(vehicle: VehicleRef, decoded: DecodedVehicle | undefined, makes: boolean): StickerCar | null {
  const brand = useBrand();
  if (!makes) return null;
  const named = vehicle.vin ? null : nameIn(vehicle);
  const car = decoded ? carOfVin(decoded) : named && carOfName(named);
  return car && !isRestricted(brand, car.year) ? car : null;
}

/**
 * Whether a document is created right after payment: a report of the VIN, or a sticker if enough is known. With a wrong
 * check digit none is, because it would be for another car.
 */
function useMakes(product: PlanProduct | null, vehicle: VehicleRef, decoded: DecodedVehicle | undefined): boolean {
  const call = useCall();
  const brand = useBrand();
  const named = vehicle.vin ? null : nameIn(vehicle);
  const isNamed = Boolean(vehicle.vin) || (named !== null && !isRestricted(brand, named.year));
  const sold = useQuery({
    queryKey: ['sold', vehicle],
    queryFn: () => isSold(call, vehicle),
    enabled: product === 'sticker' && isNamed,
  });
  if (decoded?.checkDigit === 'disagrees') return false;
  // While loading, assume the common case: yes for VINs, no for names.
  return sold.data ?? Boolean(vehicle.vin);
}

/** The member's report of the current VIN; null if there is none, undefined while loading. */
function useHadReport(product: PlanProduct | null, vin = '') {
  const isAsked = product === 'report' && vin !== '';
  const { data, isPending } = useQuery({ ...reportOfVinQuery(useCall(), vin), enabled: isAsked });
  return isAsked && isPending ? undefined : (data ?? null);
}

/**
 * Whether the free record count for a VIN found nothing: then nothing leads to buying its report (docs/decisions.md
 * §6).
 */
function useFoundNothing(product: PlanProduct | null, { vin = '', region }: VehicleRef): boolean {
  const isAsked = product === 'report' && vin.length === 17;
  const query = meterQuery(useCall(), { kind: 'standard', vin }, reportTypeOf(region));
  const { data } = useQuery({ ...query, enabled: isAsked });
  return isAsked && data !== undefined && data.offer !== 'report';
}

/** Shown instead of the vehicle if its VIN probably has a typo: the purchase is a credit for later. */
function DoubtedVin({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof pageMessages>();
  return (
    <Notice status="ask" title={t('members.doubtedVin')} actions={openVehicleLink(vin, t('members.checkVin'))}>
      <p>{t('members.doubtedVinText')}</p>
    </Notice>
  );
}

/** `/members/buy`: plan, coupon, and vehicle are in the URL, so that a reload or signing in keeps them. */
export function BuyPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.buyTitle'));
  const search = useLocation().search as Record<string, string | undefined>;
  const navigate = useNavigate();
  const { user } = useMember();
  const isDealer = useAtomValue(isDealerAtom);
  const request = readCheckoutRequest((name) => search[name] ?? null);
  const { vehicle, plan, coupon } = request;
  const named = search['product'] === request.product ? request.product : null;
  const product = useProductOfPlan(named, plan ?? undefined, isDealer ? 'dealer' : 'user');
  const decoded = useDecoded(vehicle);
  const makes = useMakes(product, vehicle, decoded);
  const car = useCarOfSticker(vehicle, decoded, makes && product === 'sticker');
  const [selection, keep] = useKeptChoice(car);
  const had = useHadReport(product, vehicle.vin);
  const foundNothing = useFoundNothing(product, vehicle);
  // Going back from the order skips this page, so no one is asked to pay again.
  const toOrder = ({ id }: OrderView) => navigate({ to: '/members/orders/$id', params: { id }, replace: true });
  return (
    <Buy
      email={user.email}
      isDealer={isDealer}
      product={product}
      vehicle={vehicle}
      makes={makes}
      doubt={vehicle.vin && decoded?.checkDigit === 'disagrees' && <DoubtedVin vin={vehicle.vin} />}
      vehicleName={nameOf(vehicle, decoded)}
      choice={car && <StickerChoice car={car} selection={selection} onSelection={keep} />}
      selection={selection}
      foundNothing={foundNothing}
      plan={plan ?? undefined}
      coupon={coupon ?? undefined}
      buyLink={buyRequestLink}
      productLink={productLink}
      subscriptionLink={subscriptionLink}
      switchLink={switchLink}
      had={had}
      reportLink={openReportLink}
      onPlan={(chosen) => {
        const next = checkoutQuery({ ...request, product: product ?? request.product, plan: chosen });
        void navigate({ to: MEMBERS_PATHS.buy, search: next, replace: true, resetScroll: false });
      }}
      onOrder={(order) => void toOrder(order)}
      onLeave={(url, order) => void toOrder(order).then(() => window.location.assign(url))}
    />
  );
}
