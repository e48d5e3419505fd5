import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import { escapeHtml } from './escape-html.ts';
import { mailTexts } from './messages/index.ts';

type Colors = Readonly<Record<'bg' | 'surface' | 'text' | 'dim' | 'line' | 'link' | 'primary' | 'onPrimary', string>>;

/** The brand's own colors for screens, whose contrast is checked with the brand (docs/reference/brands.md). */
function colorsOf({ theme }: Pick<Brand, 'theme'>, scheme: 'light' | 'dark'): Colors {
  const { bg, surface, text, dim, line, link, primary, 'on-primary': onPrimary } = theme.semantic[scheme];
  return { bg, surface, text, dim, line, link, primary, onPrimary };
}

/** Dark mode styles for email clients that support it, instead of the inline ones; others ignore them. */
function darkStyle({ bg, surface, text, dim, line, link, primary, onPrimary }: Colors): string {
  return `@media (prefers-color-scheme:dark){
.page{background:${bg}!important}
.card{background:${surface}!important;border-color:${line}!important}
.text{color:${text}!important}
.dim{color:${dim}!important}
.foot{border-color:${line}!important}
.link{color:${link}!important}
.brand{background:${primary}!important;color:${onPrimary}!important}
}`;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const multiline = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** A web or email address, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)]|[^\s<>"“”@]+@[^\s<>"“”@]*[^\s<>"“”@.,;:!?)])/;

/** Whether an address in a paragraph leads to the brand. A stranger's message must not get a link in our email. */
function isOurs(address: string, { domains, support_email: support }: LetterContent['brand']): boolean {
  if (address === support) return true;
  if (!/^https?:/.test(address) || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** A paragraph whose addresses of the brand are links: not every email client makes them. */
const linked = (text: string, brand: LetterContent['brand'], { link }: Colors) =>
  text
    .split(ADDRESS)
    .map((part, at) => {
      const words = multiline(part);
      // Every second part is an address.
      if (at % 2 === 0 || !isOurs(part, brand)) return words;
      const href = part === brand.support_email ? `mailto:${words}` : words;
      return `<a class="link" href="${href}" style="color:${link}">${words}</a>`;
    })
    .join('');

function button({ label, href }: LetterLink, orOpen: string, colors: Colors): string {
  const address = escapeHtml(href);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="brand" style="background:${colors.primary};border-radius:8px"><a class="brand" href="${address}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${colors.primary};color:${colors.onPrimary};font-size:16px;font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="dim" style="margin:0;font-size:14px;line-height:20px;color:${colors.dim}">
${orOpen}<br><a class="link" href="${address}" style="color:${colors.link};overflow-wrap:anywhere;word-break:break-all">${address}</a>
</p>`;
}

function endLink({ label, href }: LetterLink, colors: Colors): string {
  return `<br><a class="link" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 0;color:${colors.link}">${escapeHtml(label)}</a>`;
}

/**
 * Renders an email as HTML that looks the same in all clients: one column, table layout, inline styles, the brand's
 * colors in light and dark, its language declared. No images and no scripts: opening it loads nothing.
 */
export function letterHtml({ brand, language, subject, paragraphs, action, unsubscribe }: LetterContent): string {
  const colors = colorsOf(brand, 'light');
  const words = mailTexts[language];
  const support = escapeHtml(brand.support_email);
  const body = paragraphs.map(
    (paragraph) =>
      `<p class="text" style="margin:0 0 16px;font-size:16px;line-height:24px;overflow-wrap:anywhere;word-break:break-word;color:${colors.text}">\n${linked(paragraph, brand, colors)}\n</p>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle(colorsOf(brand, 'dark'))}</style></head>
<body class="page" style="margin:0;padding:0;background:${colors.bg};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${multiline(paragraphs[0] ?? '')}</div>
<table ${TABLE} class="page" style="background:${colors.bg}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} class="card" style="max-width:560px;background:${colors.surface};border:1px solid ${colors.line};border-radius:12px">
<tr><td class="brand" style="padding:16px 28px;border-radius:11px 11px 0 0;background:${colors.primary};color:${colors.onPrimary};font-size:18px;font-weight:700;line-height:24px">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:28px 28px 24px">
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:28px;color:${colors.text}">${escapeHtml(subject)}</h1>
${body.join('\n')}
${action ? button(action, words['mail.orOpen'], colors) : ''}
</td></tr>
<tr><td class="dim foot" style="padding:16px 28px;border-top:1px solid ${colors.line};font-size:14px;line-height:20px;color:${colors.dim}">
${words['mail.help']} <a class="link" href="mailto:${support}" style="color:${colors.link}">${support}</a>${unsubscribe ? endLink(unsubscribe, colors) : ''}
</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

/** Text of an email's footer, for the plain-text version. */
export const helpLine = ({ brand, language }: Pick<LetterContent, 'brand' | 'language'>) =>
  `${mailTexts[language]['mail.help']} ${brand.support_email}`;

/** Content of an email, before rendering. */
export interface LetterContent {
  readonly brand: Pick<Brand, 'key' | 'name' | 'domains' | 'support_email' | 'theme'>;
  readonly language: Language;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** Plain text, one string per paragraph; line breaks inside are kept. */
  readonly paragraphs: readonly string[];
  /** The call to action, as a link. */
  readonly action?: LetterLink;
  /** Unsubscribe link: small, at the end, and in the headers. */
  readonly unsubscribe?: LetterLink;
}

/** A link with its label. */
export interface LetterLink {
  readonly label: string;
  readonly href: string;
}
