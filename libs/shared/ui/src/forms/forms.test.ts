import { createTranslator, type Messages } from '@vinlore/i18n';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldRules, type FieldRules, uiMessages, validateBy } from '../index.ts';

const ours = {
  en: { 'form.email': 'Please enter a valid email address.', 'form.even': 'Enter an even number.' },
  es: { 'form.email': 'Escribe un correo válido.', 'form.even': 'Escribe un número par.' },
};
const translator = {
  en: createTranslator<Messages>('en', { ...uiMessages.en, ...ours.en }),
  es: createTranslator<Messages>('es', { ...(await uiMessages.es()), ...ours.es }),
};

/** Returns the error of a form with one field for this value. */
function says(rules: FieldRules, value: string, language: 'en' | 'es' = 'en') {
  return validateBy<{ field: string }, Messages>(
    v.object({ field: fieldRules(rules) }),
    translator[language],
  )({ field: value }).field;
}

const email: FieldRules = { pattern: { value: /^\S+@\S+\.\S+$/, message: 'form.email' } };
const even: FieldRules = { validate: (value) => (Number(value) % 2 ? 'form.even' : null) };

describe('form rules', () => {
  it.each<[string, FieldRules, string, string, string]>([
    ['required', { required: true }, ' ', 'This field is required.', 'Este campo es obligatorio.'],
    ['min', { min: 1 }, '0', 'Enter 1 or more.', 'Escribe 1 o más.'],
    ['max', { max: 9999 }, '10000', 'Enter 9,999 or less.', 'Escribe 9,999 o menos.'],
    ['minLength', { minLength: 2 }, 'a', 'Use at least 2 characters.', 'Usa al menos 2 caracteres.'],
    ['maxLength', { maxLength: 1 }, 'ab', 'Use 1 character or fewer.', 'Usa 1 carácter como máximo.'],
    ['pattern', email, 'ana@', ours.en['form.email'], ours.es['form.email']],
    ['custom validate', even, '3', ours.en['form.even'], ours.es['form.even']],
  ])('spec §5: %s, reported in both languages', (_, rules, value, english, spanish) => {
    expect(says(rules, value)).toBe(english);
    expect(says(rules, value, 'es')).toBe(spanish);
  });

  it('spec §5: a rule may have its own text', () => {
    expect(says({ required: 'form.email' }, '')).toBe(ours.en['form.email']);
    expect(says({ min: { value: 2, message: 'form.even' } }, '1')).toBe(ours.en['form.even']);
    expect(says({ maxLength: { value: 2, message: 'form.even' } }, '123')).toBe(ours.en['form.even']);
  });

  it('a blank value violates only required', () => {
    const rules = { min: 1, max: 0, minLength: 3, maxLength: 0, validate: () => 'form.even', ...email };
    expect(says(rules, '  ')).toBeUndefined();
  });

  it('a value that is not a number violates min and max', () => {
    expect(says({ min: 0 }, 'many')).toBe('Enter 0 or more.');
    expect(says({ max: 5 }, 'few')).toBe('Enter 5 or less.');
  });

  it('limits of lengths and numbers are inclusive', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.nat(60), (least, more, length) => {
        const fits = length === 0 || (length >= least && length <= least + more);
        expect(says({ minLength: least, maxLength: least + more }, 'x'.repeat(length)) === undefined).toBe(fits);
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer(), (least, more, value) => {
        const fits = value >= least && value <= least + more;
        expect(says({ min: least, max: least + more }, String(value)) === undefined).toBe(fits);
      }),
    );
  });

  it('a pattern with the g flag gives the same result every time', () => {
    const rules = { pattern: { value: /a/g, message: 'form.email' } };
    expect([says(rules, 'a'), says(rules, 'a'), says(rules, 'b')]).toEqual([
      undefined,
      undefined,
      ours.en['form.email'],
    ]);
  });

  it('returns the value without surrounding spaces', () => {
    expect(v.parse(fieldRules({ required: true, maxLength: 3 }), ' Ana ')).toBe('Ana');
  });
});

describe('validateBy', () => {
  const Schema = v.object({
    name: fieldRules({ required: true }),
    size: v.pipe(v.string(), v.regex(/^\d+$/)),
    note: v.pipe(v.string(), v.maxLength(3)),
  });

  it('returns the first error of each field, and nothing for a valid field', () => {
    const validate = validateBy(Schema, translator.en, { size: 'form.even' });
    expect(validate({ name: '', size: 'x', note: 'long' })).toEqual({
      name: 'This field is required.',
      size: ours.en['form.even'],
      note: 'Use 3 characters or fewer.',
    });
    expect(validate({ name: 'Ana', size: '1', note: '' })).toEqual({});
  });

  it('never shows the library’s messages', () => {
    expect(validateBy(Schema, translator.es)({ name: 'Ana', size: 'x', note: '' })).toEqual({
      size: 'Revisa este campo.',
    });
  });
});
