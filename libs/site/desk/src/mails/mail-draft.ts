import type { Language } from '@vinlore/i18n';
import type { SiteMailText, SiteMailView } from '@vinlore/site-domain';
import { atom } from 'jotai';

/** What somebody wants a text to be; null: the default. */
interface WantedText {
  readonly language: Language;
  readonly key: string;
  readonly value: string | null;
  /** The text's version that they looked at. */
  readonly base: number;
}

/** What somebody changed of one email and has not saved, by language and key. */
export type MailDraft = Readonly<Record<string, WantedText>>;

/** Drafts by email. They outlive the page, in memory only. */
export const mailDraftsAtom = atom<Readonly<Record<string, MailDraft>>>({});

const nameOf = (language: Language, key: string) => `${language}.${key}`;

/** What somebody wants a text to be; undefined where they left it alone. */
export const wantedIn = (draft: MailDraft, language: Language, key: string): WantedText | undefined =>
  draft[nameOf(language, key)];

/** What a text would say. */
export function saidIn(draft: MailDraft, text: SiteMailText, language: Language): string {
  const wanted = wantedIn(draft, language, text.key);
  const { own, product } = text[language];
  return (wanted ? wanted.value : own) ?? product;
}

/** The draft with another text; one that stands there already is none. @param value null: the default */
export function withWords(draft: MailDraft, text: SiteMailText, language: Language, value: string | null): MailDraft {
  const name = nameOf(language, text.key);
  const { [name]: former, ...others } = draft;
  const { own, product, version } = text[language];
  const wanted = value === product ? null : value;
  if (wanted === own) return others;
  return { ...others, [name]: { language, key: text.key, value: wanted, base: former?.base ?? version } };
}

/** The draft without a text. */
export function withoutWords(draft: MailDraft, language: Language, key: string): MailDraft {
  const { [nameOf(language, key)]: _gone, ...others } = draft;
  return others;
}

/** The draft, with what stands there now looked at: it is saved above it. */
export function overTheirs(draft: MailDraft, text: SiteMailText, language: Language): MailDraft {
  const name = nameOf(language, text.key);
  return { ...draft, [name]: { ...draft[name]!, base: text[language].version } };
}

/** Whether somebody else changed a text after who wrote the draft looked at it. */
export function isRaced(draft: MailDraft, text: SiteMailText, language: Language): boolean {
  const wanted = wantedIn(draft, language, text.key);
  return wanted !== undefined && wanted.base !== text[language].version && wanted.value !== text[language].own;
}

/** Whether some text of the draft is in conflict. */
export const hasRaces = (draft: MailDraft, { texts }: SiteMailView): boolean =>
  texts.some((text) => isRaced(draft, text, 'en') || isRaced(draft, text, 'es'));
