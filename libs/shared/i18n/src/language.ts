/** Languages that all texts exist in. */
export type { Language } from '@vinlore/brand';
