import type { Catalogue, DocumentTexts } from '@vinlore/i18n';
import type { Letter } from '../mail.ts';
import type { Addressee } from '../voices.ts';

/** What a mail is about; the desk lists them by it. */
export const MAIL_AREAS = [
  'account',
  'security',
  'orders',
  'plans',
  'documents',
  'recalls',
  'support',
  'news',
  'staff',
] as const;
export type MailArea = (typeof MAIL_AREAS)[number];

/** A mail that the product can send. */
export interface MailKind {
  /** Such as `account.confirm`; for good, since links of the desk hold it. */
  readonly key: string;
  readonly area: MailArea;
  /** Who gets it: a member or buyer, a visitor, the brand's support, or somebody on its staff. */
  readonly to: 'member' | 'visitor' | 'support' | 'staff';
  /** Whether it carries a code or a link that opens an account, or warns of somebody else in it: a tool for phishing. */
  readonly guarded: boolean;
  /** The texts that it is written with. */
  readonly messages: Catalogue;
  /** `<key>.name` and `<key>.when`: what it is, and when it is sent. */
  readonly about: DocumentTexts;
  /** The letter with made-up values, once for each way it can read. */
  readonly examples: readonly ((to: Addressee) => Letter)[];
}

type Rest = Omit<MailKind, 'key' | 'messages' | 'about' | 'guarded' | 'examples'>;

/** What is said of each mail of a group. @template M the texts that they are written with */
type Described = Rest & {
  readonly guarded?: boolean;
  // Each letter names the texts of its own lib; a group gives it those.
  readonly examples: readonly ((to: never) => Letter)[];
};

/** Declares the mails that are written with one catalogue of texts, by key. */
export function defineMails(
  { messages, about }: { readonly messages: Catalogue; readonly about: DocumentTexts },
  mails: Readonly<Record<string, Described>>,
): readonly MailKind[] {
  return Object.entries(mails).map(([key, { guarded = false, examples, ...rest }]) => ({
    ...rest,
    key,
    guarded,
    messages,
    about,
    examples: examples as unknown as MailKind['examples'],
  }));
}
