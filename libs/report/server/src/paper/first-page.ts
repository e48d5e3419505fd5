/**
 * Extracts the first page from a drawing in which Typst stacks all pages: a white background and a group per page, and
 * the glyphs of all pages at the end.
 *
 * @throws Error if the drawing has another structure
 */
export function firstPageOf(svg: string): string {
  const ground = /<path [^>]*d="M 0 0v (?<height>[\d.]+) h (?<width>[\d.]+) v -\1 Z "\/>/u.exec(svg);
  const glyphs = svg.indexOf('<defs id="glyph">');
  if (!ground?.groups || glyphs < 0) throw new Error('This SVG does not have the layout that Typst produces.');
  const { height, width } = ground.groups;
  const next = svg.indexOf(ground[0], ground.index + ground[0].length);
  const page = svg.slice(ground.index, next < 0 ? glyphs : next);
  const open = `<svg class="typst-doc" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`;
  return `${open} xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${page}${svg.slice(glyphs)}`;
}
