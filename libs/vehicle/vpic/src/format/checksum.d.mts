export declare function checksum(bytes: Uint8Array): number;
