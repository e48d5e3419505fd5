/** Under this key is kept all that pages on money have asked for: an act makes all of it be asked anew. */
export const MONEY_KEY = ['desk-money'] as const;
