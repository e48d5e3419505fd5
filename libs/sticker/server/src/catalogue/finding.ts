import type { EquipmentCatalogue } from '@vinlore/sticker-domain';
import { nameKey } from '@vinlore/vehicle-domain';

/** A source's data for a vehicle; `source` counts from 1 in its own `sources`. */
export type Finding = Pick<
  EquipmentCatalogue,
  | 'trims'
  | 'colors'
  | 'packages'
  | 'standard_equipment'
  | 'fuel_economy'
  | 'safety_ratings'
  | 'parts_content'
  | 'specifications'
  | 'sources'
> & {
  /** Whether several matches have different figures, so none are returned. */
  readonly isSeveral: boolean;
};

export type Missing = EquipmentCatalogue['missing'][number];

/** An empty finding. */
export const NOTHING: Finding = {
  trims: [],
  colors: { exterior: [], interior: [] },
  packages: [],
  standard_equipment: [],
  fuel_economy: null,
  safety_ratings: null,
  parts_content: null,
  specifications: [],
  sources: [],
  isSeveral: false,
};

const has: Readonly<Record<Missing, (finding: Finding) => boolean>> = {
  trims: ({ trims }) => trims.length > 0,
  colors: ({ colors }) => colors.exterior.length + colors.interior.length > 0,
  packages: ({ packages }) => packages.length > 0,
  prices: ({ trims, packages }) =>
    trims.some(({ msrp }) => msrp !== null) || packages.some(({ data }) => data.some(({ price }) => price !== null)),
  fuel_economy: ({ fuel_economy: figures }) => figures !== null,
  specifications: ({ specifications }) => specifications.length > 0,
};

/** Returns the expected kinds of data that are missing, in order. */
export const missingIn = (finding: Finding, wanted: readonly Missing[]): Missing[] =>
  wanted.filter((what) => !has[what](finding));

/** Renumbers positions in `sources` for the combined list of sources. */
function moved(finding: Finding, by: number): Finding {
  const move = <T extends { source: number }>(item: T): T => ({ ...item, source: item.source + by });
  const moveAll = <T extends { source: number }>(items: T[]): T[] => items.map(move);
  const { fuel_economy: fuel, safety_ratings: safety, parts_content: parts } = finding;
  return {
    trims: moveAll(finding.trims),
    colors: { exterior: moveAll(finding.colors.exterior), interior: moveAll(finding.colors.interior) },
    packages: finding.packages.map((group) => ({ ...group, data: moveAll(group.data) })),
    standard_equipment: finding.standard_equipment.map((group) => ({ ...group, data: moveAll(group.data) })),
    fuel_economy: fuel && move(fuel),
    safety_ratings: safety && move(safety),
    parts_content: parts && move(parts),
    specifications: moveAll(finding.specifications),
    sources: finding.sources,
    isSeveral: finding.isSeveral,
  };
}

/** Drops duplicates by normalized name, keeping the first. */
const firstOfName = <T extends { name: string }>(items: readonly T[]): T[] => {
  const seen = new Set<string>();
  return items.filter(({ name }) => !seen.has(nameKey(name)) && seen.add(nameKey(name)));
};

/** Merges the data of several sources; the first one wins. */
export function merged(findings: readonly Finding[]): Finding {
  let before = 0;
  const all = findings.map((finding) => {
    const own = moved(finding, before);
    before += finding.sources.length;
    return own;
  });
  const first = <K extends keyof Finding>(key: K) => all.find((finding) => finding[key] !== null)?.[key] ?? null;
  return {
    trims: firstOfName(all.flatMap(({ trims }) => trims)),
    colors: {
      exterior: all.flatMap(({ colors }) => colors.exterior),
      interior: all.flatMap(({ colors }) => colors.interior),
    },
    packages: all.flatMap(({ packages }) => packages),
    standard_equipment: all.flatMap((finding) => finding.standard_equipment),
    fuel_economy: first('fuel_economy'),
    safety_ratings: first('safety_ratings'),
    parts_content: first('parts_content'),
    specifications: firstOfName(all.flatMap(({ specifications }) => specifications)),
    sources: all.flatMap(({ sources }) => sources),
    isSeveral: all.some(({ isSeveral }) => isSeveral),
  };
}
