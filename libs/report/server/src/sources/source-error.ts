/** Says why a source outside did not answer as it should, in words that name no vehicle and no key: they are logged. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}
