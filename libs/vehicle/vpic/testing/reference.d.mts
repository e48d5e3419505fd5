/** The rules as plainly as possible, straight on vPIC's tables. */
export interface Reference {
  tables: unknown;
  decode(vin: string, today: Date): Record<string, string> | null;
}
export declare function openReference(): Promise<Reference>;
export declare function likePrefix(key: string, subject: string): boolean;
