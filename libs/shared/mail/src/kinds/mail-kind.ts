import type { Catalogue, DocumentTexts } from '@vinlore/i18n';
import type { Letter } from '../mail.ts';
import type { Addressee } from '../voices.ts';

/** Topic of an email; the desk groups by it. */
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

/** A kind of email that the product can send. */
export interface MailKind {
  /** Such as `account.confirm`; permanent, since desk URLs contain it. */
  readonly key: string;
  readonly area: MailArea;
  /** Recipient: a member or buyer, a visitor, the brand's support, or staff. */
  readonly to: 'member' | 'visitor' | 'support' | 'staff';
  /** Whether it contains a code or link that opens an account, or a security warning: attractive for phishing. */
  readonly guarded: boolean;
  /** The texts it is composed of. */
  readonly messages: Catalogue;
  /** `<key>.name` and `<key>.when`: what it is, and when it is sent. */
  readonly about: DocumentTexts;
  /** The email with sample values, once for each variant. */
  readonly examples: readonly ((to: Addressee) => Letter)[];
}

type Rest = Omit<MailKind, 'key' | 'messages' | 'about' | 'guarded' | 'examples'>;

/** Description of each email of a group. @template M the texts they are composed of */
type Described = Rest & {
  readonly guarded?: boolean;
  // Each email uses the texts of its own lib; a group provides them.
  readonly examples: readonly ((to: never) => Letter)[];
};

/** Declares the emails of one catalog, by key. */
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
