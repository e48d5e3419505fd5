import type { Brand, Language } from '@vinlore/brand';
import { exampleLetters, type MailTextFault, mailTextFault } from '@vinlore/mail';
import type { CallContext } from '@vinlore/server-kit';
import { type MailFault, mailTextKey, mailTextOf, withValue } from '@vinlore/site-domain';
import type { KeyChange } from '../key-change.ts';
import { exampleReader, type MailIndex, type MailIndexDeps } from './mail-index.ts';

/** Email clients on phones truncate subjects at about this length. */
const SUBJECT_LENGTH = 45;

type Text = Pick<CallContext['text'], 't'>;

/** A new text; null for the default. */
export interface WantedText {
  readonly language: Language;
  readonly key: string;
  readonly value: string | null;
}

const inWords = ({ t }: Text, fault: MailTextFault): string =>
  t(`site.mail.fault.${fault.fault}`, { name: 'name' in fault ? `{${fault.name}}` : '' });

/** Returns the error of a text by itself, as text; null if it's valid. */
export function textFault(index: MailIndex, { language, key, value }: WantedText, text: Text): string | null {
  const part = index.part(language, key);
  if (!part) return text.t('site.mail.noText');
  const fault = value === null ? null : mailTextFault(value, part.product, Object.keys(part.samples));
  return fault && inWords(text, fault);
}

/** Returns a brand with unsaved texts. */
export const withTexts = (brand: Brand, texts: readonly WantedText[]): Brand =>
  texts.reduce(
    (next, { language, key, value }) => withValue(next, mailTextKey(language, key), value ?? undefined),
    brand,
  );

/** Returns subjects that are too long in any example of any email. */
async function longSubjects(
  deps: MailIndexDeps,
  index: MailIndex,
  brand: Brand,
  wanted: readonly WantedText[],
): Promise<readonly WantedText[]> {
  const subjects = wanted.filter(
    ({ language, key, value }) => value !== null && index.part(language, key)?.role === 'subject',
  );
  const judged = await Promise.all(
    subjects.map(async (text) => {
      const said = await Promise.all(
        index
          .saying(text.key)
          .map(({ kind }) => exampleLetters(kind, exampleReader(deps, withTexts(brand, [text]), text.language))),
      );
      return said.flat().some(({ subject }) => [...subject].length > SUBJECT_LENGTH) ? [text] : [];
    }),
  );
  return judged.flat();
}

/** Returns the errors of email texts, as text. */
export async function mailFaults(
  deps: MailIndexDeps,
  index: MailIndex,
  brand: Brand,
  wanted: readonly WantedText[],
  text: Text,
): Promise<MailFault[]> {
  const faults = wanted.flatMap((each) => {
    const why = textFault(index, each, text);
    return why === null ? [] : [{ language: each.language, key: each.key, why }];
  });
  const sound = wanted.filter(
    ({ language, key }) => !faults.some((fault) => fault.language === language && fault.key === key),
  );
  const long = await longSubjects(deps, index, brand, sound);
  const why = text.t('site.mail.fault.subject', { most: SUBJECT_LENGTH });
  return [...faults, ...long.map(({ language, key }) => ({ language, key, why }))];
}

/** Returns the email texts that a scheduled change affects. */
export const plannedTexts = (changes: readonly KeyChange[]): WantedText[] =>
  changes.flatMap(({ key, value }) => {
    const named = mailTextOf(key);
    return named ? [{ language: named.language, key: named.text, value: value as string | null }] : [];
  });
