import { defineDocumentTexts, defineMessages } from '@vinlore/i18n';
import { type Addressee, defineMails, inOwnWords, letterTo, type MailKind } from '@vinlore/mail';

const messages = defineMessages({
  en: {
    'test.newsSubject': 'News from {brand}',
    'test.newsBody': 'There {count, plural, one {is # thing} other {are # things}} new.',
    'test.action': 'Open',
    'test.codeSubject': '{code} is your code',
    'test.codeAction': 'Sign in',
    'test.notYou': 'Not you? Write to {support}.',
  },
  es: () =>
    Promise.resolve({
      'test.newsSubject': 'Novedades de {brand}',
      'test.newsBody': 'Hay {count, plural, one {# novedad} other {# novedades}}.',
      'test.action': 'Abrir',
      'test.codeSubject': '{code} es tu código',
      'test.codeAction': 'Entrar',
      'test.notYou': '¿No fuiste tú? Escribe a {support}.',
    }),
});
const about = defineDocumentTexts({
  en: {
    'test.news.name': 'News',
    'test.news.when': 'Each week.',
    'test.code.name': 'Code',
    'test.code.when': 'At sign-in.',
  },
  es: {
    'test.news.name': 'Novedades',
    'test.news.when': 'Cada semana.',
    'test.code.name': 'Código',
    'test.code.when': 'Al entrar.',
  },
});
type To = Addressee<(typeof messages)['en']>;

function newsLetter(to: To, count: number) {
  const { brand, text } = inOwnWords(to);
  const values = { brand: brand.name, support: brand.support_email, count };
  return letterTo(to, {
    subject: text.t('test.newsSubject', values),
    paragraphs: [text.t('test.newsBody', values), text.t('test.notYou', values)],
    action: { label: text.t('test.action'), path: '/news' },
  });
}

function codeLetter(to: To) {
  const { brand, text } = inOwnWords(to);
  return letterTo(to, {
    subject: text.t('test.codeSubject', { brand: brand.name, code: '482915' }),
    paragraphs: [text.t('test.notYou', { support: brand.support_email })],
    action: { label: text.t('test.codeAction'), path: '/' },
  });
}

/** Two emails that share a text: one that any owner can edit, and one that needs two. */
export const TEST_MAILS: readonly MailKind[] = defineMails(
  { messages, about },
  {
    'test.news': {
      area: 'news',
      to: 'visitor',
      examples: [(to: To) => newsLetter(to, 1), (to: To) => newsLetter(to, 3)],
    },
    'test.code': { area: 'security', to: 'member', guarded: true, examples: [codeLetter] },
  },
);
