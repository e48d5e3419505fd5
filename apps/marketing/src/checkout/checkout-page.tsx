import { purchaseContract } from '@vinlore/billing-domain';
import { CHECKOUT_PATH, CHECKOUT_FORM, type CheckoutRequest, readCheckoutRequest } from '@vinlore/billing-feature';
import { CallError } from '@vinlore/contract';
import { reportTypeOf } from '@vinlore/report-domain';
import { FORM_FIELD, Notice } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { offersOf } from '../plans/offers.ts';
import type { DrawnPage } from '../pages/page.ts';
import page from '../pages/page.module.css';
import { statusOfForm } from '../posts/take-form.ts';
import { RegionChoice } from '../report/region-choice.tsx';
import { type Counted, CountedInShort, countedFor, offerOf, ReportTeaser } from '../report/teaser.tsx';
import { CheckoutIsland } from './checkout-island.tsx';
import styles from './checkout.module.css';
import { placedOrderPage } from './placed-order.tsx';
import { newPurchaseKey, type PostedCheckout, postCheckout } from './post-checkout.ts';
import { PlateAnswer } from './plate-answer.tsx';
import { StickerPreview } from './sticker-preview.tsx';
import { type CheckoutSubject, checkoutSubject } from './checkout-subject.ts';
import { VehicleStrip } from './vehicle-strip.tsx';

const NO_INDEX = 'noindex, nofollow';

/** Describes the purchase: a document for a vehicle, a credit for it, or plain credits. */
function titleOf({ product }: CheckoutRequest, { name, madeOf }: CheckoutSubject, { text }: Visit): string {
  if (!name) return text.t(`checkout.titleNone.${product}`);
  return text.t(`checkout.${madeOf ? 'title' : 'credit'}.${product}`, { vehicle: name });
}

/** Shown when the brand doesn't sell the product yet, or when prices can't be loaded. */
function Closed({ visit, title, why }: { visit: Visit; title: string; why: 'notOpen' | 'offline' }) {
  const { text } = visit;
  return (
    <div className={page.opening}>
      <div className="wrap">
        <h1>{title}</h1>
        <div className={page.notice}>
          <Notice status={why === 'notOpen' ? 'info' : 'stop'} title={text.t(`checkout.${why}`)}>
            <p>{text.t(`checkout.${why}Text`)}</p>
          </Notice>
        </div>
      </div>
    </div>
  );
}

/** The same plate without a region, which means the United States. */
const withoutRegion = ({ vehicle: { region: _, ...vehicle }, ...request }: CheckoutRequest): CheckoutRequest => ({
  ...request,
  vehicle,
});

/**
 * Preview of the report's content when one is created from a VIN right after payment: nobody pays for it unseen. A
 * region whose records aren't offered anymore is left out of the purchase.
 */
async function countedOf(
  request: CheckoutRequest,
  { madeOf }: CheckoutSubject,
  visit: Visit,
): Promise<{ readonly counted: Counted | null; readonly request: CheckoutRequest }> {
  const { vin, region } = request.vehicle;
  if (request.product !== 'report' || madeOf !== 'vin' || !vin) return { counted: null, request };
  const type = reportTypeOf(region);
  const counted = await countedFor(vin, visit, { type, named: request.vehicle });
  const isRefused = counted instanceof CallError && counted.fault === 'refused';
  if (!isRefused || type === 'US') return { counted, request };
  return { counted: await countedFor(vin, visit, { named: request.vehicle }), request: withoutRegion(request) };
}

/**
 * `/checkout?product=sticker&vin=…`: guest checkout (docs/decisions.md §4). Rendered per request and never cached; the
 * choices are in the URL, so a reload, Back, and a bank's page lose nothing.
 */
export async function checkoutPage(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, fields, brand, text, call } = visit;
  if (path !== CHECKOUT_PATH) return null;
  const isPosted = fields?.get(FORM_FIELD) === CHECKOUT_FORM;
  const asked = readCheckoutRequest((name) => (isPosted && name === 'plan' && fields.get(name)) || query.get(name));
  const [vehicle, offers, methods] = await Promise.all([
    checkoutSubject(asked, visit),
    offersOf(asked.product, 'user', call),
    call(purchaseContract.paymentMethods, {}).catch(() => []),
  ]);
  const { counted, request } = await countedOf(asked, vehicle, visit);
  const title = titleOf(request, vehicle, visit);
  const isAsked = vehicle.plate !== null && vehicle.plate.found !== null;
  const lead = text.t(
    isAsked ? 'checkout.leadPlate' : vehicle.madeOf ? `checkout.lead.${request.product}` : 'checkout.leadCredit',
  );
  const meta = {
    title: `${title} | ${brand.name}`,
    description: lead,
    metaRobots: NO_INDEX,
    canonicalURL: CHECKOUT_PATH,
  };
  const onSale = brand.features[request.product];
  if (!onSale || !offers?.length) {
    const body = <Closed visit={visit} title={title} why={onSale ? 'offline' : 'notOpen'} />;
    return { status: onSale ? 503 : 200, cache: 'never', meta, body };
  }
  const { order, posted, posting }: PostedCheckout = isPosted
    ? await postCheckout(fields, { request, madeOf: vehicle.madeOf, offers, methods }, visit)
    : { order: null, posted: null, posting: { purchaseKey: newPurchaseKey(), discount: null } };
  if (order) return placedOrderPage(order, visit);
  return {
    status: posted ? statusOfForm(posted) : 200,
    cache: 'never',
    ...(posted && { posted }),
    meta,
    body: (
      <>
        <div className={page.opening}>
          <div className="wrap">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            {!isAsked && <VehicleStrip vehicle={vehicle} product={request.product} text={text} />}
            {counted && !(counted instanceof CallError) && (
              <RegionChoice request={request} types={counted.report_types} />
            )}
            {counted && <CountedInShort counted={counted} text={text} />}
            {vehicle.plate && <PlateAnswer request={request} answer={vehicle.plate} text={text} />}
            {!isAsked && (
              <div className={styles.form}>
                <CheckoutIsland
                  request={request}
                  madeOf={vehicle.madeOf}
                  car={vehicle.car}
                  vehicleName={vehicle.name}
                  foundNothing={counted !== null && offerOf(counted) !== 'report'}
                  offers={offers}
                  methods={methods}
                  posting={posting}
                />
              </div>
            )}
          </div>
        </div>
        {vehicle.decoded && request.product === 'sticker' && <StickerPreview vehicle={vehicle.decoded} visit={visit} />}
        {counted && <ReportTeaser counted={counted} visit={visit} />}
      </>
    ),
  };
}
