import type { FormField } from '@vinlore/content-domain';

const line = (name: string): FormField => ({ form: 'text', name, required: true, look: 'line' });
/** The fields of a page link. */
export const PAGE_FIELDS: readonly FormField[] = [
  line('title'),
  { form: 'text', name: 'url', required: true, look: 'link' },
];

export const REVIEW_FIELDS: readonly FormField[] = [
  line('author'),
  { form: 'text', name: 'text', required: true, look: 'lines' },
  { form: 'text', name: 'date', required: false, look: 'day' },
];

/** Creates an internal id for links and pages. */
const newId = () => crypto.randomUUID();
export const blankPage = () => ({ id: newId(), title: '', url: '' });
export const blankLink = (kind: 'page' | 'group') =>
  kind === 'page'
    ? { id: newId(), linkType: 'page', page: blankPage() }
    : { id: newId(), linkType: 'group', linkGroup: { label: '', pages: [blankPage()] } };
