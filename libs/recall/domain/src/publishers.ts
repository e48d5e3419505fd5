/** Publisher of Canadian recalls, for display. */
export const TRANSPORT_CANADA = 'Transport Canada';

/**
 * Returns the country of a source's recalls. The same defect can have a campaign in each country with its own number,
 * so the two are never added up.
 */
export const recallCountry = (source: string): 'US' | 'CA' => (source === TRANSPORT_CANADA ? 'CA' : 'US');
