/** Networks of the size /64 that a /48 may use up: a subscriber has up to 65,536 of them, an office a handful. */
const NETWORKS = 8;

/** Budget of a /48 where one /64 has so much. */
export const networkPoints = (points: number) => points * NETWORKS;
