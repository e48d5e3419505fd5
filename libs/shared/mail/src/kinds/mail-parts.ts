import type { Brand, Language } from '@vinlore/brand';
import { createTranslator, loadMessages, type Translator, type Values } from '@vinlore/i18n';
import type { Letter } from '../mail.ts';
import type { Addressee } from '../voices.ts';
import type { MailKind } from './mail-kind.ts';

/** Position of a text in its email; `words` are part of another text or of a list. */
export type MailTextRole = 'subject' | 'paragraph' | 'button' | 'link' | 'words';

/** A text of an email. */
export interface MailPart {
  /** The text's key, such as `account.confirmSubject`. */
  readonly key: string;
  readonly role: MailTextRole;
  /** The product's own text. */
  readonly product: string;
  /** Available variables, each with a sample value. */
  readonly samples: Readonly<Record<string, string>>;
}

/** Recipient of the examples. */
export interface ExampleReader {
  readonly brand: Brand;
  readonly language: Language;
  readonly to: string;
  readonly origin: string;
}

async function addresseeOf(kind: MailKind, { brand, language, to, origin }: ExampleReader): Promise<Addressee> {
  return { brand, text: createTranslator(language, await loadMessages([kind.messages], language)), to, origin };
}

/** Returns the emails of a kind's examples, as they would be sent. */
export async function exampleLetters(kind: MailKind, reader: ExampleReader): Promise<readonly Letter[]> {
  const addressee = await addresseeOf(kind, reader);
  return kind.examples.map((write) => write(addressee));
}

function roleOf(said: string, { subject, text, unsubscribe }: Letter): MailTextRole {
  if (said === subject) return 'subject';
  const blocks = text.trimEnd().split('\n\n');
  if (blocks.includes(said)) return 'paragraph';
  const linked = blocks.find((block) => block.startsWith(`${said}: `) && /^\S+$/.test(block.slice(said.length + 2)));
  if (linked === undefined) return 'words';
  return unsubscribe !== undefined && linked.endsWith(unsubscribe) ? 'link' : 'button';
}

/**
 * Returns the texts of an email, in the order its examples use them: recorded while composing, so none is missed. A
 * text's variables are those that every email passes.
 */
export async function mailParts(kind: MailKind, reader: ExampleReader): Promise<readonly MailPart[]> {
  const { mail_texts: _own, ...brand } = reader.brand;
  const addressee = await addresseeOf(kind, { ...reader, brand });
  const messages = await loadMessages([kind.messages], reader.language);
  const parts = new Map<string, MailPart>();
  for (const write of kind.examples) {
    const calls: { readonly key: string; readonly values: Values; readonly said: string }[] = [];
    const t: Translator['t'] = (key, values = {}) => {
      const said = addressee.text.t(key, values);
      calls.push({ key, values, said });
      return said;
    };
    const letter = write({ ...addressee, text: { ...addressee.text, t } });
    for (const { key, values, said } of calls) {
      const known = parts.get(key);
      const given = Object.entries(values).filter(([name]) => !known || name in known.samples);
      parts.set(key, {
        key,
        role: known?.role ?? roleOf(said, letter),
        product: messages[key]!,
        samples: Object.fromEntries(given.map(([name, value]) => [name, known?.samples[name] || String(value)])),
      });
    }
  }
  return [...parts.values()];
}
