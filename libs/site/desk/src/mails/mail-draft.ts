import type { Language } from '@vinlore/i18n';
import type { SiteMailText, SiteMailView } from '@vinlore/site-domain';
import { atom } from 'jotai';

/** The new text; null resets it to the default. */
interface WantedText {
  readonly language: Language;
  readonly key: string;
  readonly value: string | null;
  /** The version of the text that the edit started from. */
  readonly base: number;
}

/** Unsaved changes of one email, by language and key. */
export type MailDraft = Readonly<Record<string, WantedText>>;

/** Drafts by email. Kept in memory across page changes. */
export const mailDraftsAtom = atom<Readonly<Record<string, MailDraft>>>({});

const nameOf = (language: Language, key: string) => `${language}.${key}`;

/** The edited text; undefined if it was not edited. */
export const wantedIn = (draft: MailDraft, language: Language, key: string): WantedText | undefined =>
  draft[nameOf(language, key)];

/** The text after saving. */
export function saidIn(draft: MailDraft, text: SiteMailText, language: Language): string {
  const wanted = wantedIn(draft, language, text.key);
  const { own, product } = text[language];
  return (wanted ? wanted.value : own) ?? product;
}

/** The draft with a text; one equal to the saved text removes it. @param value null for the default */
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

/** The draft rebased on the current version, so saving overwrites it. */
export function overTheirs(draft: MailDraft, text: SiteMailText, language: Language): MailDraft {
  const name = nameOf(language, text.key);
  return { ...draft, [name]: { ...draft[name]!, base: text[language].version } };
}

/** Whether someone else changed the text since the edit started. */
export function isRaced(draft: MailDraft, text: SiteMailText, language: Language): boolean {
  const wanted = wantedIn(draft, language, text.key);
  return wanted !== undefined && wanted.base !== text[language].version && wanted.value !== text[language].own;
}

/** Whether any text of the draft is in conflict. */
export const hasRaces = (draft: MailDraft, { texts }: SiteMailView): boolean =>
  texts.some((text) => isRaced(draft, text, 'en') || isRaced(draft, text, 'es'));
