/** Lower bounds of the mileage bands for complaints; the last band is open-ended. */
export const MILES_FROM = [0, 10_000, 30_000, 60_000, 100_000, 150_000] as const;
