import type { Language, PublicBrand } from '@vinlore/brand';
import type { Messages } from '@vinlore/i18n';
import { type PostedForm, PostedFormContext, SiteProvider } from '@vinlore/ui';
import { type ReactNode, useEffect } from 'react';

/** What a page tells its islands, once, in the data block `#site`. */
export interface SiteData {
  readonly brand: PublicBrand;
  readonly language: Language;
}

/** What `IslandRoot` takes. */
export interface IslandRootProps extends SiteData {
  readonly messages: Messages;
  /** The form that was posted to the page; null where it was only opened. */
  readonly posted: PostedForm | null;
  /** Told when the island has taken over; browser only. */
  readonly onLive?: () => void;
  readonly children: ReactNode;
}

/** The tree of an island, the very same on the server and in the browser: that is what makes ids and markup agree. */
export function IslandRoot({ brand, language, messages, posted, onLive, children }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <SiteProvider brand={brand} language={language} messages={messages}>
      <PostedFormContext value={posted}>{children}</PostedFormContext>
    </SiteProvider>
  );
}
