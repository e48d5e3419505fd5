export declare function randomFrom(seed: number): (below: number) => number;
export declare function withCheckDigit(vin: string): string;
