import type { SiteSettings } from './site.ts';

/** A brand's analytics tools, from its settings (spec §3); null for those it does not use. */
export interface Measurement {
  /** GA4 measurement id. */
  readonly analytics: string | null;
  /** Tag Manager container id. */
  readonly tagManager: string | null;
  /** Clarity project id. */
  readonly clarity: string | null;
}

type Keys = 'clarity' | 'google_analytics' | 'google_tag';

/** Microsoft's snippet for a Clarity project, as copied from Clarity. */
export function claritySnippet(project: string): string {
  return `(function(c,l,a,r,i,t,y){
    c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};
    t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;
    y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);
})(window, document, "clarity", "script", "${project}");`;
}

const unspaced = (script: string) => script.replaceAll(/\s+/g, '');

/**
 * Returns the project id of a Clarity snippet stored in the settings as base64 (spec §3), with or without its
 * `<script>` element. The snippet itself never runs: pages load Clarity by this id, so a setting can't inject a script.
 *
 * @throws Error for anything but Microsoft's snippet
 */
export function clarityProject(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  const script = (/^<script[^>]*>([^]*?)<\/script\s*>$/i.exec(text)?.[1] ?? text).trim();
  const project = /"([a-z0-9]{4,32})"\s*\)\s*;?$/.exec(script)?.[1];
  const expected = project === undefined ? '' : unspaced(claritySnippet(project));
  if (project === undefined || ![expected, expected.slice(0, -1)].includes(unspaced(script)))
    throw new Error('this is not the snippet from Clarity’s setup page');
  return project;
}

/** Whether a brand uses any analytics, and so must ask for consent. */
export function measures({ clarity, google_analytics, google_tag }: Pick<SiteSettings, Keys>): boolean {
  return Boolean(clarity || google_analytics || google_tag);
}

/** A brand with analytics off, so no one is asked for consent. */
export function unmeasured<Measured extends { readonly settings: SiteSettings }>(brand: Measured): Measured {
  return { ...brand, settings: { ...brand.settings, clarity: '', google_analytics: '', google_tag: '' } };
}

/** A brand's analytics tools; null if it has none, and no consent is needed. */
export function measurementOf(settings: Pick<SiteSettings, Keys>): Measurement | null {
  const { clarity, google_analytics: analytics, google_tag: tagManager } = settings;
  if (!measures(settings)) return null;
  return {
    analytics: analytics || null,
    tagManager: tagManager || null,
    clarity: clarity ? clarityProject(clarity) : null,
  };
}
