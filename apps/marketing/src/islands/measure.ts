import { startMeasurement } from '@vinlore/browser';
import type { SiteData } from './island-root.tsx';
import { pageData } from './page-data.ts';

/** Loads what this page's brand measures with, where the visitor has agreed. */
export function measure(): void {
  startMeasurement(pageData<SiteData>('site').brand);
}
