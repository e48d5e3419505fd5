import type { StickerData } from '@vinlore/sticker-domain';
import { BODY_BOX, bodyStrokes, classicBody } from '@vinlore/vehicle-domain';

/**
 * Returns a line drawing of a classic's body style as SVG, white for the header; null if the style is unknown. It
 * depicts the style, not the car.
 */
export function bodyDrawing({
  title,
  subtitle,
  build,
}: Pick<StickerData, 'title' | 'subtitle' | 'build'>): string | null {
  const shape = classicBody(
    title.value,
    [subtitle, ...build].map(({ value }) => value),
  );
  if (!shape) return null;
  const drawn = bodyStrokes(shape).map(({ d, width }) => `<path d="${d}" stroke-width="${width}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BODY_BOX.width} ${BODY_BOX.height}"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
}
