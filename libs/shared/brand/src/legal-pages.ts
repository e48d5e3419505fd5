import * as v from 'valibot';
import { closedObject } from './closed-object.ts';

const PATH = 'the path of one of the brand’s pages, such as /privacy';
const Path = v.pipe(v.string(PATH), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, PATH));

/**
 * Where a brand says what the law wants said; in each language in which the brand has pages, the page must be there. A
 * site of one page says it there.
 */
export const LegalPagesSchema = closedObject({
  privacy: Path,
  terms: Path,
  refund: Path,
  accessibility: Path,
});
export type LegalPages = v.InferOutput<typeof LegalPagesSchema>;
