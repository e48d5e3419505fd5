/** Returns an image name for an uploaded file: lowercase, without spaces and accents. */
export function nameOfFile(file: string): string {
  const plain = file.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const [, stem, kind] = /^(.*)\.(png|jpe?g|webp|avif)$/.exec(plain) ?? [];
  if (stem === undefined) return '';
  const name = stem
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 70)
    .replace(/-+$/, '');
  return `${name || 'picture'}.${kind}`;
}
