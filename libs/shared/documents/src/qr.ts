import { encode } from 'uqr';

/**
 * A QR code as an SVG of one black path, one unit a module, error correction M, without a quiet zone: whoever places
 * it leaves four modules of white around it (ISO/IEC 18004).
 *
 * @throws Error when the text is longer than a QR code holds (about 2,300 bytes)
 */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
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
