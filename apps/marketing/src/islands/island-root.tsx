import type { Language, PublicBrand } from '@vinlore/brand';
import type { Messages } from '@vinlore/i18n';
import { type PostedForm, PostedFormContext, SiteProvider } from '@vinlore/ui';
import { type ReactNode, useEffect } from 'react';

/** Page-wide settings for islands, in the data block `#site`. */
export interface SiteData {
  readonly brand: PublicBrand;
  readonly language: Language;
}

export interface IslandRootProps extends SiteData {
  readonly messages: Messages;
  /** The form posted to the page; null on a GET. */
  readonly posted: PostedForm | null;
  /** Called once the island is hydrated; browser only. */
  readonly onLive?: () => void;
  readonly children: ReactNode;
}

/** The tree of an island, identical on the server and in the browser so that ids and markup match. */
export function IslandRoot({ brand, language, messages, posted, onLive, children }: IslandRootProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <SiteProvider brand={brand} language={language} messages={messages}>
      <PostedFormContext value={posted}>{children}</PostedFormContext>
    </SiteProvider>
  );
}
