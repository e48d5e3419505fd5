import * as v from 'valibot';
import { closedObject } from './closed-object.ts';

const PATH = 'the path of one of the brand’s pages, such as /privacy';
const Path = v.pipe(v.string(PATH), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, PATH));

/**
 * Pages with a brand's legally required content; each must exist in every language of the brand. One-page sites put it
 * on that page.
 */
export const LegalPagesSchema = closedObject({
  privacy: Path,
  terms: Path,
  refund: Path,
  accessibility: Path,
});
export type LegalPages = v.InferOutput<typeof LegalPagesSchema>;
