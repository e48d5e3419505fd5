import type { ChangeEvent } from 'react';

/** Removes all characters but digits from a numeric field, and keeps the caret at its character. */
export function keepDigits({ currentTarget: field }: ChangeEvent<HTMLInputElement>): void {
  const digits = field.value.replace(/\D/g, '');
  if (digits === field.value) return;
  const caret = field.value.slice(0, field.selectionStart ?? 0).replace(/\D/g, '').length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}
