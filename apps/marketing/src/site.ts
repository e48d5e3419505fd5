import type { Brand, Language } from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import type { Messages, Translator } from '@vinlore/i18n';
import type { PostedForm } from '@vinlore/ui';
import type { Kept } from './kept.ts';
import type { marketingMessages } from './messages/index.ts';

/** Texts of the public site in one language. */
export type MarketingText = Translator<(typeof marketingMessages)['en']>;

/** What is the same on every page of one brand. */
export interface Site {
  readonly brand: Brand;
  readonly language: Language;
  /** What the brand publishes for this request. */
  readonly content: PageContent;
  /** Texts of all libs that pages are drawn with. */
  readonly messages: Messages;
  readonly text: MarketingText;
  readonly kept: Kept;
}

/** A request for a page, with what it takes to answer it. */
export interface Visit extends Site {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly origin: string;
  /** What a browser without a script posted to this page. */
  readonly fields?: URLSearchParams;
  /** What became of it, where its form is one that any page may have. */
  readonly posted?: PostedForm | null;
  /** A program looks and nobody reads: nothing counts it. */
  readonly isGlance?: boolean;
  /** Staff look at what is not published. */
  readonly isPreview?: boolean;
  readonly call: Call;
}
