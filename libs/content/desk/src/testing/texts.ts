import type { EditedDocument, PageDocument, ContentText } from '@vinlore/content-domain';

export const PAGE_ID = '11111111-1111-4111-8111-111111111111';
export const AT = '2026-11-22T10:00:00.000Z';
export const MARIA = { id: '22222222-2222-4222-8222-222222222222', name: 'Maria' };

/** A valid page with three blocks. */
export const pageDocument = (): PageDocument => ({
  title: 'Recalls',
  sortOrder: 100,
  meta: { title: 'Open recalls', description: 'Which recalls are open for a car.' },
  blocks: [
    { kind: 'page-head', title: 'Open recalls' },
    { kind: 'rich-text', title: 'What a recall is', text: 'A maker repairs it for free.' },
    { kind: 'questions', title: 'Questions', items: [{ question: 'Is it free?', answer: 'Yes.' }] },
  ],
});

/** A published text without a draft, with overrides. */
export function textOf(changes: Partial<ContentText> = {}): ContentText {
  const document = changes.document ?? pageDocument();
  return {
    ...{ title: 'Recalls', state: 'published', draft: false, changed_at: AT, changed_by: MARIA, number: 1 },
    published: { number: 1, at: AT, by: MARIA, document: pageDocument() },
    draft_version: null,
    address: '/recalls',
    plans: [],
    ...changes,
    document,
  };
}

/** A page with both texts. */
export const editedPage = (changes: Partial<EditedDocument> = {}): EditedDocument => ({
  ...{ id: PAGE_ID, kind: 'page', path: '/recalls', redirects: [], required: false, deleted_at: null },
  en: textOf(),
  es: textOf({ title: 'Recalls', address: '/es/recalls' }),
  ...changes,
});
