/** vPIC ids of the elements that get special treatment in an index. */

/** Make, manufacturer, year, and vehicle type are never taken from patterns. */
export const NEVER_FROM_PATTERNS = new Set([26, 27, 29, 39]);

/** Elements for which vPIC keeps every value. */
export const KEEPS_ALL = new Set([114, 121, 129, 150, 154, 155, 169, 186]);

export const [MAKE, MANUFACTURER, MODEL, ENGINE_MODEL, VEHICLE_TYPE, TRIM] = [26, 27, 28, 18, 39, 38];
export const DISPLACEMENTS = new Set([11, 12, 13]);
export const BODY_CLASS = 5;
export const MODEL_YEAR = 29;
