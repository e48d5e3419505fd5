/** Why an external source failed. The message is logged, so it must not contain a VIN or key. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
