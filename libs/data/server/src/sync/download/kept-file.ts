/** Validators of a known file, used for conditional requests. */
export interface KeptFile {
  readonly name: string;
  readonly address: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** The publisher's ETag; null if it sent none. */
  readonly etag: string | null;
  /** `Last-Modified` exactly as the publisher sent it. */
  readonly modified: string | null;
}

/** Headers that request a file only if it has changed. */
export function unlessSame({ etag, modified }: Pick<KeptFile, 'etag' | 'modified'>): Record<string, string> {
  if (etag !== null) return { 'if-none-match': etag };
  return modified === null ? {} : { 'if-modified-since': modified };
}
