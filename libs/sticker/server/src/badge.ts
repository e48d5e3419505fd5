import type { Translator } from '@vinlore/i18n';
import { escapeHtml } from '@vinlore/mail';
import type { StickerSummary } from '@vinlore/sticker-domain';

/** Badge state: valid, revoked by its owner, or unknown. */
export type BadgeState = 'genuine' | 'revoked' | 'none';

const [WIDTH, HEIGHT] = [264, 56];
/** Maximum length next to the icon; a longer name is truncated. */
const LONGEST = 34;

const shortened = (text: string) => {
  const characters = Array.from(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
};

/** Icon per state: check, bar, question mark; distinguishable by shape, not just color. */
const MARKS: Record<BadgeState, string> = {
  genuine: '<path d="M18 28l7 7 13-14" fill="none" stroke="#fff" stroke-width="4"/>',
  revoked: '<path d="M18 28h20" stroke="#fff" stroke-width="5"/>',
  none: '<path d="M22 23a6 6 0 1 1 7 6v4m0 4v3" fill="none" stroke="#fff" stroke-width="4"/>',
};
const COLORS: Record<BadgeState, string> = { genuine: '#14532d', revoked: '#7f1d1d', none: '#374151' };

/** Builds the listing badge: a single SVG without scripts, fonts, or external requests. */
export function badgeSvg(state: BadgeState, brand: string, title: string, text: Translator): string {
  const words = text.t(`sticker.badge.${state}`);
  const [name, below] = [escapeHtml(shortened(title)), escapeHtml(shortened(brand))];
  const label = escapeHtml([words, title, brand].filter(Boolean).join(' · '));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="#fff"/><rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="5.5" fill="none" stroke="${COLORS[state]}"/><path d="M6 0h50v${HEIGHT}H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="${COLORS[state]}"/>${MARKS[state]}<g font-family="Arial,Helvetica,sans-serif" fill="#111"><text x="66" y="19" font-size="12" font-weight="bold" fill="${COLORS[state]}">${escapeHtml(words)}</text><text x="66" y="34" font-size="11">${name}</text><text x="66" y="48" font-size="10" fill="#444">${below}</text></g></svg>`;
}

/**
 * Builds the badge's HTML for a listing: the image in a link to the verification page, no script. @param origin of the
 * brand
 */
export function badgeHtml(origin: string, { id, title, verify_url }: StickerSummary, text: Translator): string {
  const source = `${origin}/api-cwa/sticker-badge?${new URLSearchParams({ id }).toString()}`;
  const alternative = text.t('sticker.badge.alt', { title });
  return `<a href="${escapeHtml(verify_url)}" rel="noopener"><img src="${escapeHtml(source)}" width="${WIDTH}" height="${HEIGHT}" alt="${escapeHtml(alternative)}"></a>`;
}
