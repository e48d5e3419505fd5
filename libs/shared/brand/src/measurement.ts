import type { SiteSettings } from './site.ts';

/** What a brand measures with, from its settings (spec §3); null for what it does not use. */
export interface Measurement {
  /** GA4 measurement id. */
  readonly analytics: string | null;
  /** Tag Manager container id. */
  readonly tagManager: string | null;
  /** Clarity's script, as text that runs. */
  readonly clarity: string | null;
}

type Keys = 'clarity' | 'google_analytics' | 'google_tag';

/**
 * The text of a tracking script that settings hold as base64, without the `<script>` around it that it was copied with.
 * Browser and server read it by this one function: the page's policy allows the very bytes that run.
 *
 * @throws Error for what is no base64 of UTF-8 text
 */
export function clarityScript(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  return (/^<script[^>]*>([^]*?)<\/script\s*>$/i.exec(text)?.[1] ?? text).trim();
}

/** Whether a brand measures anything, and so has something to ask its visitors. */
export function measures({ clarity, google_analytics, google_tag }: Pick<SiteSettings, Keys>): boolean {
  return Boolean(clarity || google_analytics || google_tag);
}

/** A brand as it is where nobody is measured, and so nobody is asked. */
export function unmeasured<Measured extends { readonly settings: SiteSettings }>(brand: Measured): Measured {
  return { ...brand, settings: { ...brand.settings, clarity: '', google_analytics: '', google_tag: '' } };
}

/** What a brand measures with; null where it measures nothing, and has nothing to ask its visitors. */
export function measurementOf(settings: Pick<SiteSettings, Keys>): Measurement | null {
  const { clarity, google_analytics: analytics, google_tag: tagManager } = settings;
  if (!measures(settings)) return null;
  return {
    analytics: analytics || null,
    tagManager: tagManager || null,
    clarity: clarity ? clarityScript(clarity) : null,
  };
}
