import type { MappingField } from '@vinlore/report-domain';

/** What a text takes, as far as the studio has to know it. */
export type TextField = Pick<MappingField, 'label' | 'words'>;
