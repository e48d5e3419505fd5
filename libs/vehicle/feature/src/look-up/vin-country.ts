import type { Language } from '@vinlore/brand';

/**
 * VIN prefixes by country (ISO 3780, as assigned by SAE), as ISO 3166-1 codes: one character, or one with a range for
 * the second, in the order A–Z, 1–9, 0.
 */
const CODES =
  'US1,US4,US5,CA2,MX3,JPJ,CNL,DEW,US7F-0,NZ7A-E,AU6A-W,ZAAA-H,LKKA-E,ILKF-K,KRKL-R,INMA-E,IDMF-K,THML-R,TRNL-R,PHPA-E,' +
  'SGPF-K,MYPL-R,AERA-E,TWRF-K,VNRL-R,GBSA-M,DESN-T,PLSU-Z,CHTA-H,CZTJ-P,HUTR-V,PTTW-1,DKUH-M,IEUN-T,ROUU-Z,ATVA-E,' +
  'FRVF-R,ESVS-W,BEYA-E,FIYF-K,SEYS-W,RUX3-0,ITZA-U,AR8A-E,CL8F-J,BR9A-E,BR93-9,CO9F-J';

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';

const RANGES = CODES.split(',').map((code) => ({
  country: code.slice(0, 2),
  first: code[2]!,
  from: ORDER.indexOf(code[3] ?? 'A'),
  to: ORDER.indexOf(code[5] ?? '0'),
}));

/**
 * Returns the country a VIN's first character stands for, or its first two if the first is ambiguous. This is the
 * manufacturer's country, not necessarily where the vehicle was built.
 *
 * @param vin as returned by `plainVin`
 * @returns ISO 3166-1 code; null if unknown
 */
export function vinCountry(vin: string): string | null {
  const second = vin[1];
  const left = RANGES.filter(({ first, from, to }) => {
    const place = second === undefined ? from : ORDER.indexOf(second);
    return first === vin[0] && from <= place && place <= to;
  });
  const countries = new Set(left.map(({ country }) => country));
  return countries.size === 1 ? [...countries][0]! : null;
}

/** Returns a country's name from the browser's `Intl` data. */
export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
}
