import { Blocks, type BlockSlots } from '@vinlore/cms-content';
import { type Page, sampleVins } from '@vinlore/content-domain';
import type { StickerData } from '@vinlore/sticker-domain';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { VehicleLookUp } from '@vinlore/vehicle-feature';
import type { Visit } from '../site.ts';
import { Anatomy } from '../sticker/anatomy.tsx';
import { stickerOf } from '../sticker/sample.ts';
import { Sheet } from '../sticker/sheet.tsx';
import { unavailablePage } from './failure-pages.tsx';
import type { DrawnPage } from './page.ts';

type Samples = ReadonlyMap<string, StickerData | null>;

/** Decodes the page's sample VINs; null where the server cannot just now, and the page does without. */
async function samplesOf(page: Page, { brand, language, origin, call }: Visit): Promise<Samples> {
  const drawn = sampleVins(page.blocks).map(async (vin) => {
    const vehicle = await call(vehicleContract.decode, { vin }).catch(() => null);
    return [vin, vehicle && stickerOf(vehicle, brand, language, origin)] as const;
  });
  return new Map(await Promise.all(drawn));
}

function slotsOf(samples: Samples, visit: Visit): BlockSlots {
  return {
    lookUp: (button, layout) => <VehicleLookUp button={button} layout={layout} />,
    sticker: (vin, view) => {
      const sticker = samples.get(vin);
      return sticker ? <Sheet sticker={sticker} view={view} sample /> : null;
    },
    anatomy: (vin) => {
      const sticker = samples.get(vin);
      return sticker?.anatomy.length ? <Anatomy vin={vin} parts={sticker.anatomy} text={visit.text} /> : null;
    },
  };
}

/** A page that the brand publishes. */
export async function contentPage(visit: Visit): Promise<DrawnPage | null> {
  const { page } = visit.content;
  if (page === 'unavailable') return unavailablePage(visit);
  if (!page) return null;
  const samples = await samplesOf(page, visit);
  const complete = [...samples.values()].every((sample) => sample !== null);
  return {
    status: 200,
    // A page that lacks a sample is shown, but not kept.
    cache: complete ? 'shared' : 'never',
    meta: page.meta,
    body: <Blocks blocks={page.blocks} slots={slotsOf(samples, visit)} />,
  };
}
