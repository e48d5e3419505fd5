import type { EquipmentCatalogue } from '@vinlore/sticker-domain';
import { nameKey } from '@vinlore/vehicle-domain';

/** What a source has of a vehicle; `source` in it counts from 1 in its own `sources`. */
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
  /** Whether several vehicles fit whose figures differ, so that none are given. */
  readonly isSeveral: boolean;
};

export type Missing = EquipmentCatalogue['missing'][number];

/** A source that has nothing. */
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

/** Which of the wanted things are not there, in the order in which they are wanted. */
export const missingIn = (finding: Finding, wanted: readonly Missing[]): Missing[] =>
  wanted.filter((what) => !has[what](finding));

/** Makes the places in `sources` those in the list of all sources. */
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

/** The first of two names that are spelled alike. */
const firstOfName = <T extends { name: string }>(items: readonly T[]): T[] => {
  const seen = new Set<string>();
  return items.filter(({ name }) => !seen.has(nameKey(name)) && seen.add(nameKey(name)));
};

/** What several sources have together; where two have the same thing, the first one's. */
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
