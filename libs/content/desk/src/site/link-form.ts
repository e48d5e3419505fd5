import type { FormField } from '@vinlore/content-domain';

const line = (name: string): FormField => ({ form: 'text', name, required: true, look: 'line' });
const page: readonly FormField[] = [line('title'), { form: 'text', name: 'url', required: true, look: 'link' }];

/** The fields of a link of a header or footer, by what it leads to. */
export const LINK_FIELDS: Readonly<Record<'page' | 'group', readonly FormField[]>> = {
  page: [{ form: 'group', name: 'page', required: true, fields: page }],
  group: [
    {
      ...{ form: 'group', name: 'linkGroup', required: true },
      fields: [line('label'), { form: 'list', name: 'pages', least: 1, fields: page }],
    },
  ],
};

export const REVIEW_FIELDS: readonly FormField[] = [
  line('author'),
  { form: 'text', name: 'text', required: true, look: 'lines' },
  { form: 'text', name: 'date', required: false, look: 'day' },
];

/** Links and pages name themselves by an id that nobody sees. */
const newId = () => crypto.randomUUID();
export const blankPage = () => ({ id: newId(), title: '', url: '' });
export const blankLink = (kind: 'page' | 'group') =>
  kind === 'page'
    ? { id: newId(), linkType: 'page', page: blankPage() }
    : { id: newId(), linkType: 'group', linkGroup: { label: '', pages: [blankPage()] } };
