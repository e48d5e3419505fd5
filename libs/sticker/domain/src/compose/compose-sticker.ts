import { fuelEconomyBlock } from '../blocks/fuel-economy/fuel-economy.ts';
import { partsContentBlock } from '../blocks/parts-content/parts-content.ts';
import { priceBlock } from '../blocks/price/price.ts';
import { safetyBlock } from '../blocks/safety/safety.ts';
import { blockMayStand, layoutOf } from '../label-blocks.ts';
import { isOtherTrim } from '../making/other-trim.ts';
import { NO_PLATE } from '../selection.ts';
import type { EquipmentGroup, StickerData } from '../sticker-data.ts';
import type { Fact, StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { catalogueFacts, standardEquipment, stripOf } from './catalogue-facts.ts';
import { chosenColors, chosenGroups } from '../blocks/chosen.ts';
import { classicPart } from './classic-part.ts';
import { decodedPart } from './decoded-part.ts';
import { namedPart } from './named-part.ts';
import { notKnown } from './not-known.ts';
import { notesOf } from '../blocks/notes.ts';
import { type Sources, sourcesOf } from '../blocks/sources.ts';
import type { ComposeStickerInput, StickerSelection } from './sticker-input.ts';
import { plateOf } from './plate.ts';
import type { SubjectPart } from './subject-part.ts';

/**
 * Composes a Monroney label, or a build sheet for a classic, from what is known: a decoded VIN, a classic VIN, or a
 * name, plus the sources and the person's selection. Unknown values are left out or, where a reader expects them,
 * listed as not available; nothing is invented (docs/decisions.md §5). Pure: the same input gives the same sticker.
 */
export function composeSticker(input: ComposeStickerInput): StickerData {
  const { brand, language, id, verifyUrl, madeOn, selection = null, dealer = null, offer = null } = input;
  const restricted = selection?.restricted ?? false;
  // A restricted sticker contains only the selection (docs/decisions.md §4).
  const catalogue = restricted ? null : (input.catalogue ?? null);
  const sources = sourcesOf(catalogue);
  const part = partOf(input, sources, language);
  const vehicle = part.label;
  const layout = layoutOf(vehicle.modelYear, part.kind);
  const trim = selection?.trim || part.trim || (catalogue?.trim ?? '');

  const groups = chosenGroups(selection?.packages ?? null, catalogue, sources, language);
  const colors = chosenColors(selection?.colors ?? null, catalogue);
  const blocks = {
    kind: part.kind,
    layout,
    restricted,
    vin: part.vin,
    colors,
    options: groups.map(({ category, items }) => ({ category, items: items.map(({ item }) => item) })),
    price: priceBlock({ vehicle, trim, groups, colors, catalogue, sources, language }),
    fuelEconomy: fuelEconomyBlock(catalogue, vehicle, sources, language),
    safety: safetyBlock(catalogue, vehicle, sources, language),
    partsContent: partsContentBlock(catalogue, vehicle, sources),
    plate: layout === 'build-sheet' ? plateOf(selection?.plate ?? NO_PLATE, colors, language) : null,
  };
  const added = catalogueFacts(
    catalogue,
    {
      facts: factsOf(part),
      decoded: 'decoded' in input,
      mayRangeFuel: blocks.fuelEconomy === null && blockMayStand('fuel-economy', vehicle),
    },
    sources,
    language,
  );
  const facts = placedFacts(part, layout, selection, added, language);
  const equipment = joinGroups([...facts.equipment, ...standardEquipment(catalogue, sources, language)]);
  const listed = sources.list();
  return {
    ...blocks,
    ...facts,
    version: 2,
    id,
    verifyUrl,
    proof: '',
    language,
    brand,
    sample: input.sample || listed.some((source) => source.sample),
    madeOn,
    title: part.title,
    subtitle: part.subtitle,
    anatomy: part.anatomy,
    equipment,
    delivery: part.delivery,
    dealer,
    offer,
    notes: notesOf(
      { ...blocks, dealer, offer, sources: listed, otherTrim: otherTrimOf(part, selection) },
      selection?.buildSheetColor ?? false,
      language,
    ),
    notKnown: notKnown(blocks, vehicle, language),
    sources: listed,
  };
}

function partOf(input: ComposeStickerInput, sources: Sources, language: StickerLanguage): SubjectPart {
  if ('decoded' in input) return decodedPart(input.decoded, sources.vpic(input.decoded.sourceAsOf), language);
  if ('classic' in input) return classicPart(input.classic, sources.classicTables(), language);
  return namedPart(input.named);
}

const factsOf = ({ spec, build, delivery, equipment }: SubjectPart): Fact[] => [
  ...spec,
  ...build,
  ...delivery,
  ...equipment.flatMap(({ facts }) => facts),
];

const inAnyCase = (text: string) => text.trim().toUpperCase();

/** Merges groups of the same name, without catalog lines that repeat decoded ones. */
function joinGroups(groups: readonly EquipmentGroup[]): EquipmentGroup[] {
  const told = new Set<string>();
  const joined = new Map<string, EquipmentGroup>();
  for (const { title, facts } of groups) {
    const own = facts.filter(({ label, from }) => from !== 'source' || !told.has(inAnyCase(label)));
    for (const { label } of own) told.add(inAnyCase(label));
    const before = joined.get(inAnyCase(title));
    joined.set(inAnyCase(title), { title: before?.title ?? title, facts: [...(before?.facts ?? []), ...own] });
  }
  return [...joined.values()].filter(({ facts }) => facts.length > 0);
}

/** Places the selection and the catalog's data in the layout. */
function placedFacts(
  part: SubjectPart,
  layout: StickerData['layout'],
  selection: StickerSelection | null,
  added: readonly Fact[],
  language: StickerLanguage,
): Pick<StickerData, 'spec' | 'build' | 'equipment'> {
  const chosen = chosenFacts(part, selection ?? { trim: part.statedTrim ?? '', style: '' }, language);
  if (layout === 'build-sheet')
    return { spec: part.spec, build: [...part.build, ...chosen, ...added], equipment: part.equipment };
  const { strip, rest } = stripOf(added, language);
  const title = textOf('stickerFact.specification', language);
  return {
    spec: [...chosen, ...part.spec, ...strip],
    build: part.build,
    equipment: rest.length > 0 ? [...part.equipment, { title, facts: rest }] : part.equipment,
  };
}

/** Returns the chosen trim and body style unless the name already includes them. */
function chosenFacts(
  part: SubjectPart,
  { trim, style }: Pick<StickerSelection, 'trim' | 'style'>,
  language: StickerLanguage,
): Fact[] {
  const fact = (label: string, value: string): Fact[] => {
    const said = [part.title.value, part.subtitle.value].some((text) =>
      text.toUpperCase().includes(value.toUpperCase()),
    );
    return value === '' || said ? [] : [{ label, value, from: 'entered', source: null, english: false }];
  };
  // Values encoded in the VIN are printed as decoded.
  const stated = part.style !== undefined && inAnyCase(style) === inAnyCase(part.style) ? '' : style;
  return [
    ...fact(textOf('stickerFact.trim', language), trim),
    ...fact(textOf('stickerFact.bodyStyle', language), stated),
  ];
}

/** Compares what was entered with the VIN; says nothing if both may be true. */
function otherTrimOf({ trim: said, vin, statedTrim }: SubjectPart, selection: StickerSelection | null) {
  const stated = selection?.trim ?? '';
  return vin !== '' && statedTrim === undefined && isOtherTrim(stated, said) ? { stated, said } : null;
}
