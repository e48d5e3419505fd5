import type { Brand, Language } from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import type { Messages, Translator } from '@vinlore/i18n';
import type { PostedForm } from '@vinlore/ui';
import type { Kept } from './kept.ts';
import type { marketingMessages } from './messages/index.ts';

/** Texts of the public site in one language. */
export type MarketingText = Translator<(typeof marketingMessages)['en']>;

/** What all pages of a brand have in common. */
export interface Site {
  readonly brand: Brand;
  readonly language: Language;
  /** Content published at the time of the request. */
  readonly content: PageContent;
  /** Texts of all libs that pages are rendered with. */
  readonly messages: Messages;
  readonly text: MarketingText;
  readonly kept: Kept;
}

/** A page request with its dependencies. */
export interface Visit extends Site {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly origin: string;
  /** Form posted to this page without JavaScript. */
  readonly fields?: URLSearchParams;
  /** Result of the form, if it is one that any page may contain. */
  readonly posted?: PostedForm | null;
  /** The request comes from a bot, so it isn't counted. */
  readonly isGlance?: boolean;
  /** A staff preview of unpublished content. */
  readonly isPreview?: boolean;
  readonly call: Call;
}
