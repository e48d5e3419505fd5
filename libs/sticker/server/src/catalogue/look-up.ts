import { properName } from '@vinlore/vehicle-domain';
import { createTranslator, type Language, loadMessages } from '@vinlore/i18n';
import type { EquipmentCatalogue } from '@vinlore/sticker-domain';
import { type Finding, merged, type Missing, missingIn } from './finding.ts';
import { catalogueMessages } from './messages/index.ts';
import type { CatalogueSource, CatalogueText } from './source.ts';
import type { CatalogueQuery, StickerCatalogue } from './sticker-catalogue.ts';
import { spelled, type FiledNames } from './spelled.ts';

const texts: Partial<Record<Language, Promise<CatalogueText>>> = {};
const textIn = (language: Language): Promise<CatalogueText> =>
  (texts[language] ??= loadMessages([catalogueMessages], language).then(
    (messages) => createTranslator(language, messages) as unknown as CatalogueText,
  ));

const lists: Record<Language, Intl.ListFormat> = {
  // "No trims, colors or prices": missing kinds are joined with "or".
  en: new Intl.ListFormat('en-US', { type: 'disjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'disjunction' }),
};

/** Returns what is missing in a sentence or two; empty if nothing is. */
function missingWords(
  missing: readonly Missing[],
  asked: NonNullable<CatalogueSource['name']> | 'all',
  vehicle: string,
  finding: Finding,
  { t, language }: CatalogueText,
) {
  if (missing.length === 0) return '';
  // The vehicle is listed in several versions, so there are no figures.
  const isSeveral = finding.isSeveral && missing.includes('fuel_economy');
  const rest = isSeveral ? missing.filter((what) => what !== 'fuel_economy') : missing;
  const what = lists[language].format(rest.map((each) => t(`catalogue.what.${each}`)));
  return [
    ...(rest.length > 0 ? [t(`catalogue.missing.${asked}`, { what, vehicle })] : []),
    ...(isSeveral ? [t('catalogue.several', { vehicle })] : []),
  ].join(' ');
}

/**
 * Creates a catalog from one or several sources, in order of priority. Used by the calls (one source each) and when
 * creating stickers (all sources).
 */
export function createCatalogue(names: FiledNames, sources: readonly CatalogueSource[]): StickerCatalogue {
  const [only, ...others] = sources;
  const asked = (others.length === 0 && only?.name) || 'all';
  const wanted = [...new Set(sources.flatMap(({ has }) => has))];
  return {
    lookUp: async (query: CatalogueQuery, language: Language): Promise<EquipmentCatalogue> => {
      const text = await textIn(language);
      const finding = merged(await Promise.all(sources.map((source) => source.find(query, text))));
      const { make: filedMake, model } = spelled(names, query);
      const make = properName(filedMake);
      const vehicle = text.t('catalogue.vehicle', { year: String(query.year), make, model });
      const missing = missingIn(finding, wanted);
      const { isSeveral: _, ...known } = finding;
      return {
        year: query.year,
        make,
        model,
        trim: query.trim?.trim() || query.decoded?.elements['Trim'] || null,
        currency: 'USD',
        ...known,
        missing,
        missing_words: missingWords(missing, asked, vehicle, finding, text),
      };
    },
  };
}

/** Wraps a source for stickers, without specifications that aren't printable facts. */
export function onPaper(source: CatalogueSource): CatalogueSource {
  return {
    ...source,
    find: async (query, text) => {
      const finding = await source.find(query, text);
      const specifications = finding.specifications.filter(({ name }) => source.printed?.includes(name) ?? true);
      return { ...finding, specifications };
    },
  };
}
