const PLACE = 'https://www.nhtsa.gov/recalls';

/** Where NHTSA says what is open: for one VIN, else its page of recalls. */
export function nhtsaUrl(vin: string | null): string {
  return vin === null ? PLACE : `${PLACE}?${new URLSearchParams({ vin })}`;
}
