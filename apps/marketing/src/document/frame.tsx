import { type Language, pathIn, publicBrand } from '@vinlore/brand';
import { isChatFree } from '@vinlore/feedback-domain';
import { LiveChatIsland } from '@vinlore/feedback-feature';
import { garageTokenIn } from '@vinlore/garage-domain';
import type { ReactNode } from 'react';
import type { Visit } from '../site.ts';
import { Chrome } from './chrome.tsx';
import { asksForConsent, ConsentBanner } from './consent-banner.tsx';
import { DataBlock } from './island-host.tsx';

export interface FrameProps {
  readonly visit: Omit<Visit, 'query'>;
  /** Languages in which the page exists. */
  readonly languages: readonly Language[];
  /** Query to keep when switching languages, with its question mark. */
  readonly search: string;
  readonly children: ReactNode;
}

/** Everything around a page inside the document body. */
export function Frame({ visit, languages, search, children }: FrameProps) {
  const { brand, language, path, isPreview } = visit;
  return (
    <>
      <Chrome visit={visit} languages={languages} search={search}>
        {children}
      </Chrome>
      {asksForConsent(visit) && (
        <ConsentBanner site={visit} privacy={pathIn(brand, language, brand.legal_pages.privacy)} />
      )}
      {!isPreview && !isChatFree(path) && garageTokenIn(path) === null && <LiveChatIsland path={path} />}
      <DataBlock id="site" value={{ brand: publicBrand(brand), language }} />
    </>
  );
}
