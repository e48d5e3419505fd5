/** A file that is not a whole dump of vPIC: why, in a sentence for people. Nothing of it may be kept. */
export class DumpError extends Error {
  name = 'DumpError';

  /** @param {{ en: string, es: string }} words the sentence in each language; the message is English */
  constructor(words) {
    super(words.en);
    this.words = words;
  }
}
