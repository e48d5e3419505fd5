import type { ReportData } from '../data/report-data.ts';
import { maskedVin } from '@vinlore/vehicle-domain';
import { maskModel } from '../model/hide-model.ts';

/** Separators sources use in VINs: spaces, hyphens, dots. */
const BETWEEN = String.raw`[\s\p{P}\p{S}]{0,2}`;

/** Matches a sequence of characters in any case and with any separators. */
const spread = (characters: string) => [...characters].join(BETWEEN);

/**
 * Masks the last six characters of a VIN in all texts of a report: in the full VIN, however it's written, and in the
 * serial number alone, which would complete the visible first eleven. Our own report ID, dates, and figures other than
 * `words` don't come from sources and are left alone.
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
  // The event's VIN must stay well-formed: the visible characters, or a placeholder of five.
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
