/** Languages that all texts exist in. */
export type Language = 'en' | 'es';
