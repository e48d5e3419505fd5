import type { Release } from './synthetic-release.d.mts';

export declare function indexOf(release: Release): Uint8Array;
