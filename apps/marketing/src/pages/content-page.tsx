import { ContactForm } from '@vinlore/account-feature';
import { Blocks, type BlockSlots } from '@vinlore/cms-content';
import type { PlanProduct } from '@vinlore/brand';
import { VehicleLookUp } from '@vinlore/vehicle-feature';
import type { Sample, SampleReport } from '../kept.ts';
import { structuredDataOf } from '../document/structured-data.ts';
import type { Visit } from '../site.ts';
import { Anatomy } from '../sticker/anatomy.tsx';
import { offersFor, type Offers } from '../plans/offers.ts';
import { Plans } from '../plans/plans.tsx';
import { DecodedExample } from '../sticker/decoded-example.tsx';
import { Sheet } from '../sticker/sheet.tsx';
import { SampleCover } from '../report/sample-cover.tsx';
import { unavailablePage } from './failure-pages.tsx';
import { NumberForm } from './number-form.tsx';
import type { DrawnPage } from './page.ts';
import { RecallField } from './recalls-page.tsx';
import { reportsOf, samplesOf } from './samples.ts';

/** Live data for a page's blocks; null for what can't be loaded. */
interface PageData {
  readonly samples: ReadonlyMap<string, Sample | null>;
  /** By the VIN of a sample vehicle. */
  readonly reports: ReadonlyMap<string, SampleReport | null>;
  readonly offers: ReadonlyMap<PlanProduct, Offers | null>;
}

function slotsOf({ samples, reports, offers }: PageData, visit: Visit): BlockSlots {
  const { text, brand } = visit;
  return {
    lookUp: (button, look) => <VehicleLookUp button={button} {...look} />,
    example: (vin) => {
      const sample = samples.get(vin);
      return sample ? <DecodedExample {...sample} text={text} /> : null;
    },
    sticker: (vin, view) => {
      const sample = samples.get(vin);
      return sample ? <Sheet sticker={sample.sticker} view={view} sample /> : null;
    },
    report: (vin) => {
      const report = reports.get(vin);
      return report ? <SampleCover view={report} visit={visit} /> : null;
    },
    anatomy: (vin) => {
      const anatomy = samples.get(vin)?.sticker.anatomy ?? [];
      return anatomy.length > 0 ? <Anatomy vin={vin} parts={anatomy} text={text} /> : null;
    },
    plans: (product) => {
      const offer = offers.get(product);
      if (!offer?.size) return null;
      return <Plans product={product} offers={offer} onSale={brand.features[product]} text={text} />;
    },
    contact: (button) => <ContactForm button={button} />,
    recallCheck: (button) => <RecallField button={button} byName={text.t('recalls.byName')} />,
    verify: (button) => <NumberForm text={text} button={button} />,
  };
}

/** A page the brand publishes. */
export async function contentPage(visit: Visit): Promise<DrawnPage | null> {
  const { page, site, languages, pictures } = visit.content;
  if (page === 'unavailable') return unavailablePage(visit);
  // Serving another language's text at this URL would create a page nobody wrote.
  if (!page || !languages.includes(visit.language)) return null;
  const [samples, reports, offers] = await Promise.all([
    samplesOf(page.blocks, visit),
    reportsOf(page.blocks, visit),
    offersFor(page, visit.call),
  ]);
  const complete = [...samples.values(), ...reports.values(), ...offers.values()].every((each) => each !== null);
  // Nothing depends on the query, and URLs with one, such as from ads, are requested often.
  const shows = [visit.language, visit.path, visit.content.version, [...offers].map(([, each]) => [...(each ?? [])])];
  return {
    status: 200,
    ...(complete && { keptAs: JSON.stringify(shows) }),
    // A page without its sample or plans is served but not cached.
    cache: complete ? 'shared' : 'never',
    meta: { ...page.meta, structuredData: structuredDataOf(page), languages },
    body: (
      <Blocks
        blocks={page.blocks}
        slots={slotsOf({ samples, reports, offers }, visit)}
        voices={site}
        pictures={pictures}
      />
    ),
  };
}
