export declare function loadCatalogueBytes(): Promise<Uint8Array>;
export declare function loadIndexBytes(): Promise<Uint8Array>;
export interface RealAnswer {
  vin: string;
  answer: Record<string, string>;
}
export declare function readAnswers(): { answers: RealAnswer[]; reason: string | null };
export declare function readRegression(): { vin: string; elements: Record<string, string> }[];
