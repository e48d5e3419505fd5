/** The reason an image can't be uploaded; `ErrorNotice` displays it. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';

  constructor(readonly reason: 'unreadable' | 'too-large') {
    super(`The picture is ${reason}.`);
  }
}
