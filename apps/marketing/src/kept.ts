import { LRUCache } from 'lru-cache';
import type { ReportView } from '@vinlore/report-domain';
import type { StickerData } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** A decoded vehicle and its sticker. */
export interface Sample {
  readonly vehicle: DecodedVehicle;
  readonly sticker: StickerData;
}

/** Text of a sample vehicle's report. */
export type SampleReport = ReportView;

/**
 * Caches for what a brand's pages share, so each request renders only what is its own. Nothing here is
 * visitor-specific: each entry depends on its key alone.
 */
export interface Kept {
  /** Page chrome by language, path, and content: 10 to 20 KB each. */
  readonly frames: LRUCache<string, string>;
  /** Islands by language, id, and props: 1 to 3 KB each. Props with today's date give a new entry each day. */
  readonly islands: LRUCache<string, string>;
  /** HTML of pages that don't depend on their query, for a minute: 20 to 60 KB each. */
  readonly bodies: LRUCache<string, string>;
  /** Sample vehicles and reports, for a minute, since newer data may decode them differently. */
  readonly samples: LRUCache<string, Sample | SampleReport>;
}

/** Creates the caches for the current version of a brand. URLs are unlimited, so each cache is bounded. */
export function newKept(): Kept {
  return {
    frames: new LRUCache({ max: 200 }),
    islands: new LRUCache({ maxSize: 2_000_000, sizeCalculation: (html) => html.length || 1, ttl: 600_000 }),
    bodies: new LRUCache({ maxSize: 4_000_000, sizeCalculation: (html) => html.length || 1, ttl: 60_000 }),
    samples: new LRUCache({ max: 50, ttl: 60_000 }),
  };
}
