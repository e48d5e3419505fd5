import * as v from 'valibot';
import { LinkSchema } from './link.ts';
import { type Page } from './page.ts';

/** A brand's site record (spec §3): its headers and footers, and the words around every page. */
export const SiteSchema = v.object({
  headers: v.array(LinkSchema),
  footers: v.array(LinkSchema),
  /** One sentence under the logo in the footer. */
  about: v.pipe(v.string(), v.minLength(1)),
  /** The last line of every page: what the product is not. */
  legal: v.pipe(v.string(), v.minLength(1)),
});
export type Site = v.InferOutput<typeof SiteSchema>;

/** All that a brand publishes. */
export interface SiteContent {
  readonly site: Site;
  readonly pages: readonly Page[];
}
