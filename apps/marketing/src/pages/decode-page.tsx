import { checkoutAddress, type CheckoutRequest } from '@vinlore/billing-feature';
import type { CallError } from '@vinlore/contract';
import { isRestricted, isSold, paperWords, type StickerData } from '@vinlore/sticker-domain';
import { useAddress } from '@vinlore/ui';
import {
  type ClassicCandidate,
  classicCandidates,
  type DecodedVehicle,
  isClassicVin,
  isUnusable,
  isWhole,
  plainVin,
  vehicleContract,
  vinOfText,
} from '@vinlore/vehicle-domain';
import {
  type ClassicFact,
  ClassicPage,
  DecodePage,
  namedText,
  type YearMakeModel,
  namedVehicle,
  NamedVehicleCard,
  PlatePage,
  VehicleLookUp,
} from '@vinlore/vehicle-feature';
import type { ReactNode } from 'react';
import type { PageMeta } from '../document/head.tsx';
import { AboutModel, Contents, SPECS_ID, VehicleGlance } from '../model/about-model.tsx';
import { ofModel, publishedFor } from '../model/published.ts';
import type { MarketingText, Visit } from '../site.ts';
import { ModelOffer } from '../report/model-offer.tsx';
import { type Counted, countedFor, offerOf, ReportTeaser } from '../report/teaser.tsx';
import report from '../report/report.module.css';
import { Anatomy } from '../sticker/anatomy.tsx';
import { classicStickerOf, stickerOf } from '../sticker/sample.ts';
import { callError, statusOf } from './failed-call.ts';
import { ofName } from './fitting-classics.ts';
import { GetDocuments, singlePrice } from './get-documents.tsx';
import { Opening } from './opening.tsx';
import styles from './page.module.css';
import type { DrawnPage } from './page.ts';

/** Maximum length at which input is repeated. */
const LONGEST_ECHO = 64;

/** Whether the VIN was rejected or can't be decoded; server errors don't count. */
const hasFailed = (vehicle: DecodedVehicle | null, error: CallError | null): boolean =>
  vehicle ? isUnusable(vehicle) : error?.status === 422;

/** Reports an unusable VIN to staff; the visitor doesn't wait for it. */
const noteUnusable = ({ call }: Visit, vin: string) =>
  call(vehicleContract.errorVin, { vin: vin.slice(0, LONGEST_ECHO) }).catch(() => null);

/** A selected vehicle as checkout query parameters. */
const carried = ({ year, make, model, trim }: YearMakeModel) => ({
  year: String(year),
  make,
  model,
  ...(trim && { trim }),
});

/** A car selected without a VIN: its sticker if the details suffice, otherwise a credit to use with the VIN later. */
function GetByName({ vehicle, makes, visit }: { vehicle: YearMakeModel; makes: boolean; visit: Visit }) {
  const { text } = visit;
  const address = useAddress();
  const price = singlePrice('sticker', visit);
  if (price === null) return null;
  return (
    <div className={styles.credit}>
      <a
        className="btn btn-outline btn-lg"
        href={address(checkoutAddress({ product: 'sticker', vehicle: carried(vehicle) }))}
      >
        {text.t(makes ? 'decode.sticker' : 'decode.nameCredit', { price })}
      </a>
      <p className="dim sm">{text.t(makes ? 'decode.nameSticker' : 'decode.nameCreditText')}</p>
    </div>
  );
}

interface TeaserProps {
  readonly vin: string;
  /** Selected vehicle, if a classic VIN matches several. */
  readonly named?: CheckoutRequest['vehicle'];
  readonly counted: Counted;
  readonly visit: Visit;
  /** Whether a report can be created. */
  readonly withReport?: boolean;
}

/** Preview of the report, with a link to buy it. */
function Teaser({ vin, named = {}, counted, visit, withReport = true }: TeaserProps) {
  const address = useAddress();
  const price = withReport ? singlePrice('report', visit) : null;
  const offer = offerOf(counted);
  return (
    <ReportTeaser counted={counted} visit={visit} withReport={withReport}>
      {offer === 'model' && <ModelOffer vin={vin} text={visit.text} look="primary" />}
      {price !== null && (
        <a
          className={`btn btn-lg ${offer === 'report' ? 'btn-primary' : 'btn-outline'} ${report.get}`}
          href={address(checkoutAddress({ product: 'report', vehicle: { vin, ...named } }))}
        >
          {visit.text.t('decode.report', { price })}
        </a>
      )}
    </ReportTeaser>
  );
}

interface MoreProps {
  readonly sticker: StickerData;
  /** The parts of the VIN; empty if not even the make is known. */
  readonly anatomy: StickerData['anatomy'];
  readonly visit: Visit;
}

/** Follows the decoded facts: the parts of the VIN, and what no VIN encodes. */
function More({ sticker, anatomy, visit: { language, text } }: MoreProps) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        {anatomy.length > 0 && (
          <>
            <h2>{text.t('decode.anatomy')}</h2>
            <Anatomy vin={sticker.vin} parts={anatomy} text={text} />
          </>
        )}
        <h2 className={styles.second}>{text.t('decode.notKnown')}</h2>
        <p className="dim">{text.t('decode.notKnownText')}</p>
        <ul className={styles.unknown} aria-label={paperWords(language).notKnownTitle}>
          {sticker.notKnown.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Last section of a vehicle's page. */
function Another({ text }: { text: MarketingText }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <h2>{text.t('decode.another')}</h2>
        <VehicleLookUp button={text.t('decode.button')} />
      </div>
    </section>
  );
}

/** The bare form, for visitors without a VIN. */
function EmptyPage({ text }: { text: MarketingText }) {
  return (
    <Opening title={text.t('decode.formTitle')} lead={text.t('decode.formLead')}>
      <VehicleLookUp button={text.t('decode.button')} />
    </Opening>
  );
}

function metaOf({ brand, text }: Visit, vehicle: DecodedVehicle | null): PageMeta {
  const metaRobots = 'noindex, follow';
  if (!vehicle?.fullName) {
    const title = `${text.t('decode.formTitle')} | ${brand.name}`;
    return { title, description: text.t('decode.formLead'), metaRobots };
  }
  const words = { vehicle: vehicle.fullName, vin: vehicle.vin };
  return {
    title: `${text.t('decode.metaTitle', words)} | ${brand.name}`,
    description: text.t('decode.metaDescription', words),
    metaRobots,
  };
}

/** `/decode?plate=…&state=…`: target of the plate form without JavaScript. */
async function platePage(visit: Visit, plate: string): Promise<DrawnPage> {
  const { query, text, call } = visit;
  const input = { plate: plate.slice(0, LONGEST_ECHO), state: query.get('state') ?? '' };
  const { found, error } = await call(vehicleContract.licensePlateDecode, input).then(
    (found) => ({ found, error: null }),
    (error: unknown) => ({ found: null, error: callError(error) }),
  );
  return {
    status: error ? statusOf(error) : 200,
    cache: 'never',
    meta: metaOf(visit, null),
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          <PlatePage found={found} error={error} button={text.t('decode.button')} />
        </div>
      </div>
    ),
  };
}

/** `/decode?year=…&make=…&model=…`: a car selected without a VIN. */
async function namedPage(visit: Visit, vehicle: YearMakeModel): Promise<DrawnPage> {
  const makes = !isRestricted(visit.brand, vehicle.year) && (await isSold(visit.call, carried(vehicle)));
  return {
    status: 200,
    cache: 'never',
    meta: { ...metaOf(visit, null), title: `${namedText(vehicle)} | ${visit.brand.name}` },
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          <NamedVehicleCard vehicle={vehicle} toVin="/decode" />
          {visit.brand.features.sticker && <GetByName vehicle={vehicle} makes={makes} visit={visit} />}
        </div>
      </div>
    ),
  };
}

/** A classic sticker's VIN breakdown as page rows. */
const classicFacts = ({ build, delivery }: StickerData): ClassicFact[] =>
  [...build, ...delivery].map(({ label, value, english }) => ({ label, value, english }));

/** Page of a classic VIN that matches one vehicle. */
async function oneClassic(visit: Visit, vin: string, classic: ClassicCandidate): Promise<ReactNode> {
  const { call, text, brand, language, origin } = visit;
  const { year, make, series } = classic;
  const name = carried({ year, make, model: series, trim: null });
  const [counted, isMade] = await Promise.all([
    brand.features.report ? countedFor(vin, visit, { named: name }) : null,
    brand.features.sticker && isSold(call, { vin, ...name }),
  ]);
  const sticker = classicStickerOf({ ...classic, vin }, brand, language, origin);
  const offer = offerOf(counted);
  const withReport = offer === 'report';
  return (
    <>
      <div className={styles.opening}>
        <div className="wrap">
          <ClassicPage
            vin={vin}
            vehicles={[classic]}
            facts={classicFacts(sticker)}
            next={
              <GetDocuments
                vin={vin}
                named={name}
                sticker={isMade ? 'made' : 'credit'}
                offer={offer}
                withReport={withReport}
                visit={visit}
              />
            }
          />
        </div>
      </div>
      <More sticker={sticker} anatomy={sticker.anatomy} visit={visit} />
      {counted && <Teaser vin={vin} named={name} counted={counted} visit={visit} withReport={withReport} />}
      <Another text={text} />
    </>
  );
}

/**
 * Page for a VIN of 14 characters or fewer (spec §4), decoded with the classic tables.
 *
 * @returns null if none matches: the page then says why the VIN can't be decoded
 */
async function classicPage(visit: Visit, vin: string, named: YearMakeModel | null): Promise<DrawnPage | null> {
  const { text, brand } = visit;
  const vehicles = ofName(classicCandidates(vin), named);
  const [only, ...others] = vehicles;
  if (!only) return null;
  const title = others.length === 0 ? namedText({ ...only, model: only.series, trim: null }) : vin;
  return {
    status: 200,
    cache: 'never',
    meta: { ...metaOf(visit, null), title: `${title} | ${brand.name}` },
    body:
      others.length === 0 ? (
        await oneClassic(visit, vin, only)
      ) : (
        <>
          <div className={styles.opening}>
            <div className="wrap">
              <ClassicPage vin={vin} vehicles={vehicles} />
            </div>
          </div>
          <Another text={text} />
        </>
      ),
  };
}

/** `/decode?vin=…`: target of the look-up form. Rendered per request, never cached. */
export async function decodePage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== '/decode') return null;
  const { brand, query, text, call, language, origin } = visit;
  const vin = vinOfText(query.get('vin')?.trim() ?? '');
  const plate = query.get('plate')?.trim();
  if (!vin && plate) return platePage(visit, plate);
  const named = namedVehicle((field) => query.get(field));
  if (!vin && named) return namedPage(visit, named);
  if (!vin) return { status: 200, cache: 'never', meta: metaOf(visit, null), body: <EmptyPage text={text} /> };

  const classic = isClassicVin(plainVin(vin)) ? await classicPage(visit, plainVin(vin), named) : null;
  if (classic) return classic;

  const answer = await call(vehicleContract.decode, { vin }).then(
    (vehicle) => ({ vehicle, error: null }),
    (error: unknown) => ({ vehicle: null, error: callError(error) }),
  );
  const { vehicle, error } = answer;
  if (hasFailed(vehicle, error)) await noteUnusable(visit, vin);
  const whole = vehicle !== null && isWhole(vehicle) ? vehicle : null;
  const sticker = vehicle && stickerOf(vehicle, brand, language, origin);
  const [published, counted] = await Promise.all([
    whole && publishedFor(whole.vin, visit),
    whole && brand.features.report ? countedFor(whole.vin, visit) : null,
  ]);
  return {
    status: error ? statusOf(error) : 200,
    cache: 'never',
    meta: metaOf(visit, vehicle),
    body: (
      <>
        <div className={styles.opening} id={SPECS_ID}>
          <div className="wrap">
            <DecodePage
              vin={vin.slice(0, LONGEST_ECHO)}
              vehicle={vehicle}
              error={error}
              button={text.t('decode.button')}
              next={whole && <GetDocuments vin={whole.vin} visit={visit} offer={offerOf(counted)} />}
              glance={published && <VehicleGlance published={published} />}
              published={published ? ofModel(published) : undefined}
              // After all the content, a form for another VIN.
              {...(whole && { field: null })}
            />
          </div>
        </div>
        {whole && published && (
          <>
            <Contents published={published} withReport={counted !== null} text={text} />
            <AboutModel vin={whole.vin} published={published} visit={visit} />
          </>
        )}
        {whole && counted && <Teaser vin={whole.vin} counted={counted} visit={visit} />}
        {sticker && <More sticker={sticker} anatomy={vehicle?.make ? sticker.anatomy : []} visit={visit} />}
        {whole && <Another text={text} />}
      </>
    ),
  };
}
