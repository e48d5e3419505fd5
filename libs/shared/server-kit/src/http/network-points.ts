/** Number of /64 networks a /48 may use up: a subscriber has up to 65,536 of them, an office a handful. */
const NETWORKS = 8;

/** Returns the budget of a /48 for a given budget of a /64. */
export const networkPoints = (points: number) => points * NETWORKS;
