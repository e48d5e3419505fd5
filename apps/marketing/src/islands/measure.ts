import { startMeasurement } from '@vinlore/browser';
import type { SiteData } from './island-root.tsx';
import { pageData } from './page-data.ts';

/** Loads the brand's analytics if the visitor has opted in. */
export function measure(): void {
  startMeasurement(pageData<SiteData>('site').brand);
}
