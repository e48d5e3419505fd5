import { encode } from 'uqr';

/** Most modules that a phone can read from 1.2 inches of paper even if the image is blurred (ADR 48). */
const MOST_MODULES = 33;

/** Error correction M; L if only that keeps the modules large. */
function encoded(text: string) {
  const code = encode(text, { ecc: 'M', border: 0 });
  return code.size > MOST_MODULES ? encode(text, { ecc: 'L', border: 0 }) : code;
}

/**
 * Draws a QR code as an SVG with one black path, one unit per module, without a quiet zone: the caller leaves four
 * modules of white around it (ISO/IEC 18004). An address of up to 78 bytes has 33 modules or fewer.
 *
 * @throws Error if the text exceeds a QR code's capacity (about 2,300 bytes)
 */
export function qrSvg(text: string): string {
  const { data, size } = encoded(text);
  let path = '';
  data.forEach((row, y) => {
    // Horizontal runs instead of modules: a third of the path, and no hairlines between neighbors.
    for (let x = 0; x < size; x++) {
      let width = 0;
      while (row[x + width]) width++;
      if (width === 0) continue;
      path += `M${x} ${y}h${width}v1h-${width}z`;
      x += width;
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
