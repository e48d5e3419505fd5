export declare function loadCatalogueBytes(): Promise<Uint8Array>;
export declare function loadIndexBytes(): Promise<Uint8Array>;
export interface RealAnswer {
  vin: string;
  answer: Record<string, string>;
}
export declare function readAnswers(): { answers: RealAnswer[]; reason: string | null };
export declare function readRegression(): { vin: string; elements: Record<string, string> }[];

/** Writes a made-up release of about 5,000 patterns in NHTSA's format, such as `vPICList_lite_2026_09.plain.zip`. */
export declare function writeSyntheticDump(path: string, seed?: number): Promise<void>;
