import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { maySame, surelyBefore } from './partial-date.ts';
import { brandOf, isSeen, stateOf } from './title-brands.ts';

/** A brand that stays with the vehicle: not a paper's (bond, lien, memorandum), which ends with it. */
function lasts(code: string): boolean {
  const brand = titleBrand(code);
  return brand !== undefined && brand.severity === 'severe';
}

/**
 * "Title washing": a vehicle with a severe brand gets a title in another state that does not have it. Later titles are
 * judged by themselves and by the brands told of the same day and state. A title that says "clear" (00) is an alert; one
 * that says nothing of brands, in another state, is asked about: its source may just not tell. The same state's silence is
 * none: it keeps its brand on record. One finding per brand, of the first such title.
 */
export const titleBrandMissingLater: Rule = ({ events }) => {
  const branded = events.filter((event) => brandOf(event) !== null);
  const titles = events.filter(({ kind, detail }) => kind === 'title' || detail.brand === '00');
  const isBranded = (title: ReportEvent) =>
    branded.some((event) => event === title || (maySame(event.date, title.date) && stateOf(event) === stateOf(title)));
  // A title with words that nobody could read may well tell the brand.
  const isUnread = ({ detail: { sourceWords } }: ReportEvent) =>
    sourceWords?.brand !== undefined || sourceWords?.paper !== undefined;
  const bare = titles.filter((title) => !isBranded(title) && !isUnread(title));
  const first = new Map<string, ReportEvent>();
  for (const event of branded) {
    const code = brandOf(event)!;
    if (lasts(code) && !first.has(code)) first.set(code, event);
  }
  return [...first].flatMap(([code, event]) => {
    // A title that was only seen may be older than the brand.
    const later = bare.filter((title) => !isSeen(title) && surelyBefore(event.date, title.date));
    const clear = later.find(({ detail }) => detail.brand === '00');
    const elsewhere = later.find((title) => stateOf(title) !== '' && stateOf(title) !== stateOf(event));
    const title = clear ?? elsewhere;
    if (!title) return [];
    const figures = {
      code,
      brandDay: event.date,
      brandState: stateOf(event),
      laterDay: title.date,
      laterState: stateOf(title),
    };
    return [finding('title-brand-missing-later', clear ? 'alert' : 'look', [event, title], figures)];
  });
};
