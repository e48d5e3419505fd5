import { readFileSync } from 'node:fs';
import { type DecodedVehicle, titleCase } from '@vinlore/vehicle-domain';
import {
  checkDigit,
  type DecodedVin,
  decodeVin,
  openIndex,
  type VpicIndex,
  VpicIndexError,
} from '@vinlore/vehicle-vpic';

/** Decodes VINs from the local vPIC index. */
export interface Decoder {
  /** Any text is answered; what is wrong with it is in `errorCodes`. Microseconds, no network. */
  decode(vin: string): DecodedVehicle;
  /** The same as the decoder itself says it, for the command line and tests. */
  raw(vin: string): DecodedVin;
  /** The day of the vPIC data, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** The source's name as it stands beside every decoded value. */
const SOURCE = 'NHTSA vPIC';

function checkDigitOf(vin: string): DecodedVehicle['checkDigit'] {
  const expected = checkDigit(vin);
  if (expected === null) return 'unknown';
  return expected === vin[8] ? 'agrees' : 'disagrees';
}

/** Year, make and model in words for people; empty where the VIN says none of them. */
function fullName({ year, make, model }: DecodedVin): string {
  return [year, make && titleCase(make), model].filter(Boolean).join(' ');
}

function vehicleOf(decoded: DecodedVin, asOf: string): DecodedVehicle {
  return {
    vin: decoded.vin,
    year: decoded.year,
    make: decoded.make,
    model: decoded.model,
    trim: decoded.elements['Trim'] ?? null,
    fullName: fullName(decoded),
    elements: { ...decoded.elements },
    errorCodes: [...decoded.errorCodes],
    errorText: decoded.errorText,
    checkDigit: checkDigitOf(decoded.vin),
    suggestions: decoded.suggestions.map(({ vin, positions }) => ({ vin, positions: [...positions] })),
    source: { name: SOURCE, asOf },
  };
}

/** Builds the decoder over an opened index. */
export function decoderOver(index: VpicIndex, clock: () => Date = () => new Date()): Decoder {
  const raw = (vin: string) => decodeVin(index, vin, { today: clock() });
  return { raw, decode: (vin) => vehicleOf(raw(vin), index.asOf), asOf: index.asOf };
}

/**
 * Opens the index that the build made (`dist/vpic/vpic.index`).
 *
 * @throws VpicIndexError saying what to do where the file is missing or damaged
 */
export function loadDecoder(file: string, clock?: () => Date): Decoder {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new VpicIndexError(`The VIN index ${file} is not there. Build it: npm run build.`);
  }
  return decoderOver(openIndex(bytes), clock);
}
