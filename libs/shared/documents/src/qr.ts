import { encode } from 'uqr';

/** Most modules that a phone reads from 1.2 inches of paper even when the picture is blurred (ADR 48). */
const MOST_MODULES = 33;

/** With error correction M; with L where only that keeps the modules large. */
function encoded(text: string) {
  const code = encode(text, { ecc: 'M', border: 0 });
  return code.size > MOST_MODULES ? encode(text, { ecc: 'L', border: 0 }) : code;
}

/**
 * A QR code as an SVG of one black path, one unit a module, without a quiet zone: whoever places it leaves four modules
 * of white around it (ISO/IEC 18004). An address of up to 78 bytes has 33 modules or fewer.
 *
 * @throws Error when the text is longer than a QR code holds (about 2,300 bytes)
 */
export function qrSvg(text: string): string {
  const { data, size } = encoded(text);
  let path = '';
  data.forEach((row, y) => {
    // Horizontal runs, not modules: a third of the path, and no hairline between neighbours.
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
