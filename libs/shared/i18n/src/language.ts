/** Languages of all texts. */
export type { Language } from '@vinlore/brand';
