import { cleanPlate } from '@vinlore/vehicle-domain';

/**
 * Plates of test mode by state and plate. Their VINs end in 000000, which manufacturers don't assign, so none belongs
 * to a real car.
 */
const TEST_PLATES = [
  { state: 'CA', plate: 'TEST123', vin: '1HGCM82673A000000', color: 'Silver' },
  { state: 'TX', plate: 'TEST123', vin: '1FTFW1ET7DF000000', color: 'Blue' },
  { state: 'FL', plate: 'TEST123', vin: '5YJSA1E25HF000000', color: 'Red' },
] as const;

/** A plate whose source never answers in test mode. */
const DOWN = 'DOWN503';

/** Looks up a plate in test mode. @returns null if it isn't known; `down` for a source that doesn't answer */
export function testPlate(state: string, typed: string): (typeof TEST_PLATES)[number] | 'down' | null {
  const plate = cleanPlate(typed);
  if (plate === DOWN) return 'down';
  return TEST_PLATES.find((each) => each.state === state && each.plate === plate) ?? null;
}
