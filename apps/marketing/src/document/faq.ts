import type { Block } from '@vinlore/content-domain';

/** The questions of a page as JSON-LD (schema.org's FAQPage); null where it answers none. */
export function faqOf(blocks: readonly Block[]): Readonly<Record<string, unknown>> | null {
  const items = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
