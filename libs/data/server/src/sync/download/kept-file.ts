/** A file as it is remembered: by it the publisher is asked whether there is something new. */
export interface KeptFile {
  readonly name: string;
  readonly address: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** The publisher's mark of this content; null where it gave none. */
  readonly etag: string | null;
  /** `Last-Modified` as the publisher wrote it. */
  readonly modified: string | null;
}

/** Headers that ask for a file only if it is another one than this. */
export function unlessSame({ etag, modified }: Pick<KeptFile, 'etag' | 'modified'>): Record<string, string> {
  if (etag !== null) return { 'if-none-match': etag };
  return modified === null ? {} : { 'if-modified-since': modified };
}
