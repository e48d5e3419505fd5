import type { MappingField } from '@vinlore/report-domain';

/** The properties of a text field that the editor needs. */
export type TextField = Pick<MappingField, 'label' | 'words'>;
