/** A dealer's logo as it is stored: re-encoded, so its bytes are what its type says. */
export interface Logo {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture inside an SVG: a template takes its data as text, and Typst reads pictures of dots only from bytes or from
 * within a drawing.
 */
export function logoSvg({ bytes, type, width, height }: Logo): string {
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`;
}
