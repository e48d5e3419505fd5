const PLACE = 'https://www.nhtsa.gov/recalls';

/** Returns NHTSA's page of open recalls for a VIN, or its recall page without one. */
export function nhtsaUrl(vin: string | null): string {
  return vin === null ? PLACE : `${PLACE}?${new URLSearchParams({ vin })}`;
}
