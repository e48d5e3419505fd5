export declare const KEY_ALPHABET: string;
export declare const KEY_POSITIONS: number;
export declare function parseKey(key: string): Int32Array | null;
export declare function keysOverlap(one: Int32Array, other: Int32Array): boolean;
export declare const ANY: number;
export declare const CLASS: number;
export declare function encodeKey(masks: Int32Array): Uint8Array;
