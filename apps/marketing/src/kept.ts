import { LRUCache } from 'lru-cache';
import type { ReportView } from '@vinlore/report-domain';
import type { StickerData } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** A vehicle as it is decoded, and the sticker that it would get. */
export interface Sample {
  readonly vehicle: DecodedVehicle;
  readonly sticker: StickerData;
}

/** The words of a sample vehicle's report. */
export type SampleReport = ReportView;

/**
 * What pages of a brand have in common, kept so that a page drawn anew draws only what is its own. Nothing in it is of one
 * visitor: each entry follows from its key alone.
 */
export interface Kept {
  /** What stands around a page, by language, path, and content: 10 to 20 KB each. */
  readonly frames: LRUCache<string, string>;
  /** Islands by language, id, and props: 1 to 3 KB each. One that shows what day it is shows another tomorrow. */
  readonly islands: LRUCache<string, string>;
  /** Texts of pages that show nothing of their query, by what they show, for a minute: 20 to 60 KB each. */
  readonly bodies: LRUCache<string, string>;
  /** Sample vehicles and reports, for a minute: newer data may read them otherwise. */
  readonly samples: LRUCache<string, Sample | SampleReport>;
}

/** Keeps for one brand as it is now. Addresses are without number, so each part is bounded. */
export function newKept(): Kept {
  return {
    frames: new LRUCache({ max: 200 }),
    islands: new LRUCache({ maxSize: 2_000_000, sizeCalculation: (html) => html.length || 1, ttl: 600_000 }),
    bodies: new LRUCache({ maxSize: 4_000_000, sizeCalculation: (html) => html.length || 1, ttl: 60_000 }),
    samples: new LRUCache({ max: 50, ttl: 60_000 }),
  };
}
