import type { Meta, Page } from '@vinlore/content-domain';

const FAQ = 'FAQPage';

/** The FAQ of a page as JSON-LD (schema.org's FAQPage); null if it has none. */
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

/** A page's JSON-LD: from its content, plus the page's FAQ unless the content already describes it. */
export function structuredDataOf(page: Page): Meta['structuredData'] {
  const own = page.meta.structuredData;
  const faq = faqOf(page);
  if (!own || !faq) return own ?? faq;
  return JSON.stringify(own).includes(`"${FAQ}"`) ? own : [...(Array.isArray(own) ? own : [own]), faq];
}
