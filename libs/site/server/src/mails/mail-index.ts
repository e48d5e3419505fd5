import { type Brand, type Language, LANGUAGES } from '@vinlore/brand';
import { type ExampleReader, type MailKind, type MailPart, mailParts } from '@vinlore/mail';

/** Placeholder for the recipient of example emails. */
const READER = 'ana@example.com';

/** An email with its texts in each language. */
export interface IndexedMail {
  readonly kind: MailKind;
  readonly parts: Readonly<Record<Language, readonly MailPart[]>>;
}

/** All emails, for a brand's desk. */
export interface MailIndex {
  readonly mails: readonly IndexedMail[];
  find(mail: string): IndexedMail | undefined;
  /** Returns the emails that use a text. */
  saying(text: string): readonly IndexedMail[];
  /** Returns a text in a language; undefined if no email uses it. */
  part(language: Language, text: string): MailPart | undefined;
}

/** What the desk knows about emails. */
export interface MailIndexDeps {
  readonly mails: readonly MailKind[];
  readonly originOf: (brand: Brand) => string;
}

/** Returns the recipient of a brand's examples. @param to defaults to a placeholder */
export const exampleReader = (
  { originOf }: Pick<MailIndexDeps, 'originOf'>,
  brand: Brand,
  language: Language,
  to = READER,
): ExampleReader => ({ brand, language, to, origin: originOf(brand) });

async function readIndex(deps: MailIndexDeps, brand: Brand): Promise<MailIndex> {
  const mails = await Promise.all(
    deps.mails.map(async (kind) => {
      const parts = await Promise.all(
        LANGUAGES.map(async (language) => [language, await mailParts(kind, exampleReader(deps, brand, language))]),
      );
      return { kind, parts: Object.fromEntries(parts) as IndexedMail['parts'] };
    }),
  );
  const saying = (text: string) => mails.filter(({ parts }) => parts.en.some(({ key }) => key === text));
  return {
    mails,
    find: (mail) => mails.find(({ kind }) => kind.key === mail),
    saying,
    part: (language, text) => {
      const said = saying(text).map(({ parts }) => parts[language].find(({ key }) => key === text)!);
      if (said.length < 2) return said[0];
      // Only variables that every email passes to the text are available.
      const [first, ...others] = said as [MailPart, ...MailPart[]];
      const shared = Object.entries(first.samples).filter(([name]) => others.every(({ samples }) => name in samples));
      const role = said.some((part) => part.role === 'subject') ? 'subject' : first.role;
      return { ...first, role, samples: Object.fromEntries(shared) };
    },
  };
}

/** Returns a function that indexes a brand's emails, once per state of the brand. */
export function mailIndexes(deps: MailIndexDeps): (brand: Brand) => Promise<MailIndex> {
  const known = new WeakMap<Brand, Promise<MailIndex>>();
  return (brand) => {
    const kept = known.get(brand);
    if (kept) return kept;
    const index = readIndex(deps, brand);
    known.set(brand, index);
    // A failure isn't cached.
    index.catch(() => known.delete(brand));
    return index;
  };
}
