/** Maximum length of a logo in characters: it is inlined in every page. */
export const LOGO_LENGTH = 20_000;

/** Maximum aspect ratio, either way: the logo is shown in a square in the header and the favicon. */
const MOST_RATIO = 1.5;

/**
 * Elements allowed in a logo. No scripts, no images and no text, whose font others may not have; nothing that copies
 * itself (`use`, `pattern`): a few lines of those can take hours to render.
 */
const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon defs lineargradient radialgradient stop clippath mask title desc ' +
    'style'
  ).split(' '),
);

/** Elements with text content. */
const SPEAKING: readonly string[] = ['style', 'title', 'desc'];

const ATTRIBUTE = /\s+([\w:-]+)\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/g;
/** Matches a tag or the text between two; anything else is rejected. */
const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>|([^<&]+)/y;
const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** Why an SVG can't be a brand's logo. */
export interface LogoFault {
  /**
   * - `svg`: not an SVG, or malformed
   * - `long`: more than 20,000 characters
   * - `element`, `attribute`: not allowed in a logo; `detail` names it
   * - `outside`: loads an external resource; `detail` says what
   * - `box`: no `viewBox`
   * - `shape`: too far from square
   */
  readonly code: 'svg' | 'long' | 'element' | 'attribute' | 'outside' | 'box' | 'shape';
  readonly detail: string;
}

/** Finds external resources in a value: a drawing may only reference its own parts. */
function fetched(value: string): string | null {
  for (const [named, target] of value.matchAll(/url\(\s*['"]?\s*([^)'"]*)/gi))
    if (!target!.startsWith('#')) return named;
  return /@|\\|javascript:|data:|expression\s*\(/i.exec(value)?.[0] ?? null;
}

function attributeFault(name: string, value: string): LogoFault | null {
  const lower = name.toLowerCase();
  if (Object.hasOwn(NAMESPACES, lower)) return value === NAMESPACES[lower] ? null : { code: 'attribute', detail: name };
  if (/^on/.test(lower)) return { code: 'attribute', detail: name };
  if (lower === 'href' || lower === 'xlink:href')
    return value.startsWith('#') ? null : { code: 'outside', detail: value };
  if (lower.includes(':') && lower !== 'xml:space') return { code: 'attribute', detail: name };
  const outside = fetched(value);
  return outside === null ? null : { code: 'outside', detail: outside };
}

function boxFault(attributes: ReadonlyMap<string, string>): LogoFault | null {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  if (box.length !== 4 || !box.every(Number.isFinite) || width <= 0 || height <= 0) return { code: 'box', detail: '' };
  const ratio = Math.max(width / height, height / width);
  return ratio > MOST_RATIO ? { code: 'shape', detail: `${width} × ${height}` } : null;
}

/**
 * Checks whether an SVG can be a brand's logo, which appears on every page and document (spec §3; docs/decisions.md
 * §1). It is an allowlist: anything not named here is rejected. Runs in browsers and on the server.
 *
 * @param svg SVG as text
 * @returns null if it can
 */
export function logoFault(svg: string): LogoFault | null {
  if (svg.length > LOGO_LENGTH) return { code: 'long', detail: String(svg.length) };
  if (!svg.startsWith('<svg')) return { code: 'svg', detail: '' };
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(svg);
    if (!token) return { code: 'svg', detail: svg.slice(at, at + 30) };
    const [all, closing, name, attributes = '', single, text] = token;
    // A single root element, followed by whitespace only.
    if (at > 0 && open.length === 0 && all.trim() !== '') return { code: 'svg', detail: all.slice(0, 30) };
    at += all.length;
    if (name === undefined) {
      const within = open.at(-1)?.toLowerCase() ?? '';
      if (all.trim() !== '' && !SPEAKING.includes(within)) return { code: 'svg', detail: all.trim().slice(0, 30) };
      const outside = within === 'style' ? fetched(text ?? '') : null;
      if (outside !== null) return { code: 'outside', detail: outside };
    } else if (closing) {
      if (open.pop() !== name) return { code: 'svg', detail: all };
    } else {
      if (!ELEMENTS.has(name.toLowerCase())) return { code: 'element', detail: name };
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map((pair) => [pair[1]!, pair[2] ?? pair[3] ?? ''] as const);
      for (const [key, value] of pairs) {
        const fault = attributeFault(key, value);
        if (fault) return fault;
      }
      if (open.length === 0) {
        const fault = boxFault(new Map(pairs));
        if (fault) return fault;
      }
      if (!single) open.push(name);
    }
  }
  return open.length === 0 ? null : { code: 'svg', detail: `<${open.at(-1)}>` };
}

/** Invisible metadata that drawing programs add to a file. */
const NOT_DRAWN = [
  /^\uFEFF/,
  /<\?[\s\S]*?\?>/g,
  /<!--[\s\S]*?-->/g,
  /<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>/gi,
  /<metadata\b[\s\S]*?<\/metadata>/gi,
  /<((?:sodipodi|inkscape):[\w-]+)\b[^>]*\/>/gi,
  /<((?:sodipodi|inkscape):[\w-]+)\b[\s\S]*?<\/\1>/gi,
];

/**
 * Removes the invisible parts of an SVG saved by a drawing program: prolog, comments, metadata. The result still has to
 * pass `logoFault`.
 */
export function tidyLogo(file: string): string {
  const drawn = NOT_DRAWN.reduce((text, pattern) => text.replace(pattern, ''), file).trim();
  return drawn
    .replace(/^<svg\b[^>]*>/, (root) => {
      const own = root
        .replace(/\s+(?:xmlns:(?!xlink\b)[\w-]+|(?:sodipodi|inkscape|xml|serif):[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
        .replace(/\s+enable-background\s*=\s*(?:"[^"]*"|'[^']*')/, '');
      if (/\sviewBox\s*=/.test(own)) return own;
      const side = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["'](\\d+(?:\\.\\d+)?)(?:px)?["']`).exec(own)?.[1];
      const [width, height] = [side('width'), side('height')];
      return width && height ? own.replace(/^<svg/, `<svg viewBox="0 0 ${width} ${height}"`) : own;
    })
    .replace(/\s+(?:sodipodi|inkscape|serif):[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
}
