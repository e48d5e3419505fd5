/** A license plate has eight characters at most; what is shorter than nine may be one, and says little of a VIN. */
const SHORTEST = 9;
/** Twice typed in part, or with a word before it. */
const LONGEST = 24;
const MOST_SIGNS = 2;
const FEWEST_DIGITS = 3;

/** A number of the North American numbering plan, with or without its 1. */
const PHONE = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** More letters in a row than a VIN has before its serial number, or a word with a year after it: a name, most likely. */
const WORDS = /[A-Z]{12}|^[A-Z]{4,}\d{1,4}$/;

/** Whether digits are right as the number of a payment card (ISO/IEC 7812-1, annex B). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a text that failed as a VIN was meant as one, as far as can be told: staff are to see mistyped VINs, and never a
 * name, an address, a phone's, a card's or a plate's number that got into the field.
 *
 * @param text as `plainVin` gives it
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
