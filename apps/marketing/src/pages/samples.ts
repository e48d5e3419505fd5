import { type Block, sampleReportVins, sampleVins } from '@vinlore/content-domain';
import { reportView, sampleReportContract } from '@vinlore/report-domain';
import { vehicleContract } from '@vinlore/vehicle-domain';
import type { Sample, SampleReport } from '../kept.ts';
import type { Visit } from '../site.ts';
import { stickerOf } from '../sticker/sample.ts';

/** Data of a sample, cached for a minute because pages are rendered far more often; null if it can't be loaded. */
async function once<Of extends Sample | SampleReport>(
  { language, origin, kept }: Visit,
  kind: 'sticker' | 'report',
  vin: string,
  make: () => Promise<Of>,
): Promise<Of | null> {
  const key = `${kind} ${language} ${origin} ${vin}`;
  const known = kept.samples.get(key) as Of | undefined;
  if (known) return known;
  const made = await make().catch(() => null);
  if (made) kept.samples.set(key, made);
  return made;
}

/** Decodes the sample VINs in a page's blocks; null if the server can't, and the page is rendered without them. */
export async function samplesOf(blocks: readonly Block[], visit: Visit): Promise<ReadonlyMap<string, Sample | null>> {
  const { brand, language, origin, call } = visit;
  const drawn = sampleVins(blocks).map(async (vin) => {
    const sample = await once(visit, 'sticker', vin, async () => {
      const vehicle = await call(vehicleContract.decode, { vin });
      return { vehicle, sticker: stickerOf(vehicle, brand, language, origin) };
    });
    return [vin, sample] as const;
  });
  return new Map(await Promise.all(drawn));
}

/** Reports of the sample vehicles in a page's blocks, as text; null if they can't be loaded. */
export async function reportsOf(
  blocks: readonly Block[],
  visit: Visit,
): Promise<ReadonlyMap<string, SampleReport | null>> {
  const drawn = sampleReportVins(blocks).map(async (vin) => {
    const view = await once(visit, 'report', vin, async () => {
      const { report } = await visit.call(sampleReportContract.sampleReport, { vin });
      return reportView(report, visit.language);
    });
    return [vin, view] as const;
  });
  return new Map(await Promise.all(drawn));
}
