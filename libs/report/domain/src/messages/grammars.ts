import type { Language } from '@vinlore/i18n';
import { grammar as english } from './en/grammar.ts';
import { grammar as spanish } from './es/grammar.ts';
import type { Grammar } from './grammar.ts';

/** The grammar of each language. */
export const grammars: Readonly<Record<Language, Grammar>> = { en: english, es: spanish };
