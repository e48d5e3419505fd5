/** Stored logo of a dealer. It was re-encoded, so its bytes match its type. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Wraps an image in an SVG: templates receive data as text, and Typst reads raster images only from bytes or from
 * inside an SVG.
 */
export function logoSvg({ bytes, type, width, height }: Logo): string {
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`;
}
