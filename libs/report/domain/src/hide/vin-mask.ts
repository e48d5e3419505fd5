import type { ReportData } from '../data/report-data.ts';
import { maskedVin } from '@vinlore/vehicle-domain';
import { maskModel } from '../model/hide-model.ts';

/** What sources put between the characters of a number: spaces, dashes, dots. */
const BETWEEN = String.raw`[\s\p{P}\p{S}]{0,2}`;

/** Each place where characters stand one after another, in whichever case and however separated. */
const spread = (characters: string) => [...characters].join(BETWEEN);

/**
 * Takes the last six characters of a VIN out of all texts of a report: the number itself, however it is written, and its
 * serial alone, with which the first eleven would be whole again. Our own id of the report, days, and figures but
 * for `words` are no texts of sources and stay.
 */
export function vinMask(vin: string): (data: ReportData) => ReportData {
  const masked = maskedVin(vin);
  const start = masked.replace(/•+$/, '');
  const serial = vin.slice(start.length);
  const whole = new RegExp(spread(vin), 'giu');
  const alone = new RegExp(spread(serial), 'giu');
  const dots = masked.slice(start.length);
  const mask = (text: string) => text.replaceAll(whole, masked).replaceAll(alone, dots);
  const maskAll = <T>(value: T): T => {
    if (typeof value === 'string') return mask(value) as T;
    if (Array.isArray(value)) return value.map(maskAll) as T;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, maskAll(part)])) as T;
  };
  // An event's own number has to be one in form: the characters that are shown, or nobody's number of five.
  const eventVin = start.length >= 5 ? start : 'XXXXX';
  return (data) => ({
    ...data,
    vin: masked,
    vehicle: maskAll(data.vehicle),
    events: data.events.map((event) => ({
      ...event,
      vin: eventVin,
      source: mask(event.source),
      recordId: mask(event.recordId),
      alsoFrom: maskAll(event.alsoFrom),
      detail: maskAll(event.detail),
      place: event.place && { ...event.place, city: event.place.city && mask(event.place.city) },
    })),
    findings: data.findings.map((found) => {
      const { words, ...figures } = found.figures;
      return words === undefined ? found : { ...found, figures: { ...figures, words: maskAll(words) } };
    }),
    recalls: data.recalls.map((recall) => ({
      ...recall,
      summary: mask(recall.summary),
      consequence: mask(recall.consequence),
      remedy: mask(recall.remedy),
    })),
    sources: data.sources.map((source) => ({ ...source, name: mask(source.name) })),
    ...(data.model && { model: maskModel(data.model, mask) }),
  });
}
