/** An import that cannot go on, in words for people: English for the terminal and staff, Spanish for staff. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(
    english: string,
    readonly spanish: string,
  ) {
    super(english);
  }
}
