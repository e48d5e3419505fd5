/** Who publishes Canada's recalls, as readers see it. */
export const TRANSPORT_CANADA = 'Transport Canada';

/**
 * The country whose recalls a source publishes. The same defect can have a campaign in each country, with a number of its
 * own, so that recalls of two countries are never counted as one.
 */
export const recallCountry = (source: string): 'US' | 'CA' => (source === TRANSPORT_CANADA ? 'CA' : 'US');
