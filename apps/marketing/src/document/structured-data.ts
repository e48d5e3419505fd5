import type { Meta, Page } from '@vinlore/content-domain';

const FAQ = 'FAQPage';

/** The questions of a page as JSON-LD (schema.org's FAQPage); null where it answers none. */
function faqOf({ blocks }: Page): Readonly<Record<string, unknown>> | null {
  const items = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (items.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': FAQ,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A page's JSON-LD: what its content says, and beside it the questions it answers, unless the content tells of them too. */
export function structuredDataOf(page: Page): Meta['structuredData'] {
  const own = page.meta.structuredData;
  const faq = faqOf(page);
  if (!own || !faq) return own ?? faq;
  return JSON.stringify(own).includes(`"${FAQ}"`) ? own : [...(Array.isArray(own) ? own : [own]), faq];
}
