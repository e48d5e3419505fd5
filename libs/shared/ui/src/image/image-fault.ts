/** Why a picture cannot be sent; `ErrorNotice` says it in words. */
export class ImageFault extends Error {
  override readonly name = 'ImageFault';

  constructor(readonly reason: 'unreadable' | 'too-large') {
    super(`The picture is ${reason}.`);
  }
}
