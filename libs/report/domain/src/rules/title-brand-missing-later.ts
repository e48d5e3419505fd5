import { titleBrand } from '../codes/title-brands.ts';
import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { maySame, surelyBefore } from './partial-date.ts';
import { brandOf, isSeen, stateOf } from './title-brands.ts';

/** Whether a brand stays with the vehicle, unlike brands of a document (bond, lien, memorandum). */
function lasts(code: string): boolean {
  const brand = titleBrand(code);
  return brand !== undefined && brand.severity === 'severe';
}

/**
 * Title washing: a vehicle with a severe brand gets a title in another state that lacks it. A later title is judged
 * together with brands of the same day and state. A title that says "clear" (00) is an alert. One from another state
 * without any brand is worth asking about, since its source may not report brands. The same state isn't flagged,
 * because it keeps the brand on record. One finding per brand, for the first such title.
 */
export const titleBrandMissingLater: Rule = ({ events }) => {
  const branded = events.filter((event) => brandOf(event) !== null);
  const titles = events.filter(({ kind, detail }) => kind === 'title' || detail.brand === '00');
  const isBranded = (title: ReportEvent) =>
    branded.some((event) => event === title || (maySame(event.date, title.date) && stateOf(event) === stateOf(title)));
  // Unrecognized wording on a title may well be the brand.
  const isUnread = ({ detail: { sourceWords } }: ReportEvent) =>
    sourceWords?.brand !== undefined || sourceWords?.paper !== undefined;
  const bare = titles.filter((title) => !isBranded(title) && !isUnread(title));
  const first = new Map<string, ReportEvent>();
  for (const event of branded) {
    const code = brandOf(event)!;
    if (lasts(code) && !first.has(code)) first.set(code, event);
  }
  return [...first].flatMap(([code, event]) => {
    // A title with only a sighting date may predate the brand.
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
