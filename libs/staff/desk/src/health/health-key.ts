/** Query key of the health page. */
export const HEALTH_KEY = ['desk', 'health'] as const;
