import { measurementOf, type PublicBrand } from '@vinlore/brand';
import { consentState, privacySignals } from '../consent/consent.ts';

/** The parts of a brand that analytics needs. */
export type MeasuredBrand = Pick<PublicBrand, 'settings' | 'tag_host'>;

/** Consent Mode v2: everything is denied before a tag loads. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** Cookies set by Google's and Microsoft's tags. */
const LEFT_BEHIND = /^(_ga.*|_gid|_gat.*|_clck|_clsk)$/;

interface TaggedWindow {
  dataLayer?: unknown[];
  clarity?: (...words: unknown[]) => void;
}

function addScript(fill: (script: HTMLScriptElement) => void): void {
  const script = document.createElement('script');
  fill(script);
  document.head.append(script);
}

/**
 * Loads the brand's analytics tools. Call it only after consent: analytics is granted, advertising stays denied. Only
 * the project id is used from the Clarity snippet in the settings.
 */
export function loadMeasurement({ settings, tag_host: own }: MeasuredBrand): void {
  const measurement = measurementOf(settings);
  if (!measurement) return;
  const { analytics, tagManager, clarity } = measurement;
  const host = own ?? 'https://www.googletagmanager.com';
  const tagged = window as TaggedWindow;
  const layer = (tagged.dataLayer ??= []);
  // Google's tags recognize a command by it being an `arguments` object.
  const gtag: (...words: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- an array would not be taken for a command
    layer.push(arguments);
  };
  gtag('consent', 'default', DENIED);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  if (tagManager) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    addScript((script) => (script.src = `${host}/gtm.js?id=${tagManager}`));
  }
  if (analytics) {
    gtag('js', new Date());
    gtag('config', analytics, own ? { server_container_url: own } : {});
    addScript((script) => (script.src = `${host}/gtag/js?id=${analytics}`));
  }
  if (clarity) {
    const queue: unknown[] = [];
    // As in Microsoft's snippet: calls made before the script loads are queued on the function.
    const say = Object.assign((...words: unknown[]) => void queue.push(words), { q: queue });
    const clarityNow = (tagged.clarity ??= say);
    addScript((script) => (script.src = `https://www.clarity.ms/tag/${clarity}`));
    clarityNow('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  }
}

/** Loads the brand's analytics tools if the visitor has agreed and the browser does not refuse. */
export function startMeasurement(brand: MeasuredBrand): void {
  if (consentState(document.cookie, privacySignals()) === 'granted') loadMeasurement(brand);
}

/** Deletes the cookies that tags have set in this browser; reload the page to remove the tags themselves. */
export function forgetMeasurement(): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_label, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0]!)) {
    if (!LEFT_BEHIND.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
  }
}
