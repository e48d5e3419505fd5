import { type Brand, type Language, LANGUAGES } from '@vinlore/brand';
import { type ExampleReader, type MailKind, type MailPart, mailParts } from '@vinlore/mail';

/** Stands for whoever gets the letters of examples. */
const READER = 'ana@example.com';

/** A mail with its texts in each language. */
export interface IndexedMail {
  readonly kind: MailKind;
  readonly parts: Readonly<Record<Language, readonly MailPart[]>>;
}

/** All mails as a brand's desk knows them. */
export interface MailIndex {
  readonly mails: readonly IndexedMail[];
  find(mail: string): IndexedMail | undefined;
  /** Mails that say a text. */
  saying(text: string): readonly IndexedMail[];
  /** A text in a language; undefined for one that no mail says. */
  part(language: Language, text: string): MailPart | undefined;
}

/** What is known of mails by the desk. */
export interface MailIndexDeps {
  readonly mails: readonly MailKind[];
  readonly originOf: (brand: Brand) => string;
}

/** Who reads the examples of a brand. @param to absent: nobody that there is */
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
      // Only what each of the mails gives a text may it name.
      const [first, ...others] = said as [MailPart, ...MailPart[]];
      const shared = Object.entries(first.samples).filter(([name]) => others.every(({ samples }) => name in samples));
      const role = said.some((part) => part.role === 'subject') ? 'subject' : first.role;
      return { ...first, role, samples: Object.fromEntries(shared) };
    },
  };
}

/** Gives the mails of a brand, read once for each state of it. */
export function mailIndexes(deps: MailIndexDeps): (brand: Brand) => Promise<MailIndex> {
  const known = new WeakMap<Brand, Promise<MailIndex>>();
  return (brand) => {
    const kept = known.get(brand);
    if (kept) return kept;
    const index = readIndex(deps, brand);
    known.set(brand, index);
    // One that failed is read again by the next call.
    index.catch(() => known.delete(brand));
    return index;
  };
}
