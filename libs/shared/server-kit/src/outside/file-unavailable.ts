/**
 * A stored file that can't be had: `down` if the object store doesn't respond, `lost` if it has lost or damaged the file.
 * An API call answers 503 or 404 with a message for the user.
 */
export class FileUnavailable extends Error {
  override readonly name = 'FileUnavailable';

  constructor(readonly reason: 'down' | 'lost') {
    super(reason === 'down' ? 'The object store does not respond.' : 'The object store has lost the file.');
  }
}
