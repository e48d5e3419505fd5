/** Key of how the product runs, as the desk keeps it. */
export const HEALTH_KEY = ['desk', 'health'] as const;
