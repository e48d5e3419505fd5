export declare function randomFrom(seed: number): (below: number) => number;
export declare function withCheckDigit(vin: string): string;
export declare function makeVins(
  tables: unknown,
  options: { seed: number; count: number; vehicleTypes?: number[]; latest?: number },
): Generator<string>;
