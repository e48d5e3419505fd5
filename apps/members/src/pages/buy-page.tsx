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

/** What a VIN of 17 characters says; undefined where there is none, or nothing is known yet. */
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

/** The vehicle in words, as far as it is known: what its VIN says, else as it was told; null where none is at hand. */
function nameOf({ vin, plate, state, year, make, model, trim }: VehicleRef, decoded?: DecodedVehicle): string | null {
  const name = [year, make, model, trim].filter(Boolean).join(' ');
  return decoded?.fullName || name || vin || [plate, state].filter(Boolean).join(', ') || null;
}

const nameIn = (vehicle: VehicleRef) => namedVehicle((field) => vehicle[field as keyof VehicleRef] ?? null);

/** The car of a sticker that is made as soon as it is paid, of which its buyer chooses what it shows; null where none is. */
function useCarOfSticker(vehicle: VehicleRef, decoded: DecodedVehicle | undefined, makes: boolean): StickerCar | null {
  const brand = useBrand();
  if (!makes) return null;
  const named = vehicle.vin ? null : nameIn(vehicle);
  const car = decoded ? carOfVin(decoded) : named && carOfName(named);
  return car && !isRestricted(brand, car.year) ? car : null;
}

/**
 * Whether a single document is made as soon as it is paid: a report of the VIN, a sticker where enough is known; of a VIN
 * with a wrong check digit nothing is, for it would be of another car.
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
  // While it is asked: what nearly every number and nearly no name answers.
  return sold.data ?? Boolean(vehicle.vin);
}

/** The member's report of the VIN at hand; null where there is none, undefined while it is asked for. */
function useHadReport(product: PlanProduct | null, vin = '') {
  const isAsked = product === 'report' && vin !== '';
  const { data, isPending } = useQuery({ ...reportOfVinQuery(useCall(), vin), enabled: isAsked });
  return isAsked && isPending ? undefined : (data ?? null);
}

/** Whether the free count for the report of a VIN found no record: then nothing leads to buying it (docs/decisions.md §6). */
function useFoundNothing(product: PlanProduct | null, { vin = '', region }: VehicleRef): boolean {
  const isAsked = product === 'report' && vin.length === 17;
  const query = meterQuery(useCall(), { kind: 'standard', vin }, reportTypeOf(region));
  const { data } = useQuery({ ...query, enabled: isAsked });
  return isAsked && data !== undefined && data.offer !== 'report';
}

/** Said instead of the vehicle where its VIN is probably mistyped: what is bought is a credit, which waits. */
function DoubtedVin({ vin }: { readonly vin: string }) {
  const { t } = useTranslator<typeof pageMessages>();
  return (
    <Notice status="ask" title={t('members.doubtedVin')} actions={openVehicleLink(vin, t('members.checkVin'))}>
      <p>{t('members.doubtedVinText')}</p>
    </Notice>
  );
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
  const { vehicle, plan, coupon } = request;
  const named = search['product'] === request.product ? request.product : null;
  const product = useProductOfPlan(named, plan ?? undefined, isDealer ? 'dealer' : 'user');
  const decoded = useDecoded(vehicle);
  const makes = useMakes(product, vehicle, decoded);
  const car = useCarOfSticker(vehicle, decoded, makes && product === 'sticker');
  const [selection, keep] = useKeptChoice(car);
  const had = useHadReport(product, vehicle.vin);
  const foundNothing = useFoundNothing(product, vehicle);
  // Back from the order leads past this page: nobody is asked to pay again.
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
