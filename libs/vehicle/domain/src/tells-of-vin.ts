/**
 * License plates have at most eight characters. Anything shorter than nine may be one and is of little use as a VIN.
 */
const SHORTEST = 9;
/** Allows for a partly repeated VIN or a word in front of it. */
const LONGEST = 24;
const MOST_SIGNS = 2;
const FEWEST_DIGITS = 3;

/** A phone number of the North American Numbering Plan, with or without the leading 1. */
const PHONE = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/**
 * More consecutive letters than a VIN has before its serial number, or a word followed by a year: most likely a name.
 */
const WORDS = /[A-Z]{12}|^[A-Z]{4,}\d{1,4}$/;

/** Whether the digits pass the payment card check (ISO/IEC 7812-1, annex B). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a text that failed as a VIN was probably meant as one. Staff need to see mistyped VINs but never a name,
 * address, phone number, card number, or plate that ended up in the field.
 *
 * @param text as returned by `plainVin`
 */
export function tellsOfVin(text: string): boolean {
  const { length } = [...text];
  const plain = text.replace(/[^A-Z0-9]/g, '');
  return (
    length >= SHORTEST &&
    length <= LONGEST &&
    length - plain.length <= MOST_SIGNS &&
    !text.includes('@') &&
    plain.replace(/\D/g, '').length >= FEWEST_DIGITS &&
    !WORDS.test(plain) &&
    !PHONE.test(plain) &&
    !isCardNumber(plain)
  );
}
