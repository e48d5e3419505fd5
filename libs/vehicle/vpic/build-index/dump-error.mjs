/** Thrown for a file that isn't a complete vPIC dump, with a readable reason. None of its data may be kept. */
export class DumpError extends Error {
  name = 'DumpError';

  /** @param {{ en: string, es: string }} words the message in each language; `message` is the English one */
  constructor(words) {
    super(words.en);
    this.words = words;
  }
}
