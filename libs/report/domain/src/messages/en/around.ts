/** Words of the map of states and of comparable cars that were sold. */
export const around = {
  'places.summary': 'Map of the states with records for this car: {names}.',

  'comparable.mileage.low': 'Mileage {date_on}: low',
  'comparable.mileage.usual': 'Mileage {date_on}: typical',
  'comparable.mileage.high': 'Mileage {date_on}: high',
  'comparable.mileage':
    '{count} comparable cars sold within six months {date_of} had a median mileage of {middle}; half had between {low} and {high}. This car had {own}.',
  'comparable.price.low': 'Price {date_on}: low',
  'comparable.price.usual': 'Price {date_on}: typical',
  'comparable.price.high': 'Price {date_on}: high',
  'comparable.price.at.auction':
    '{count} comparable cars auctioned within six months {date_of} sold for a median of {middle}; half sold for between {low} and {high}. Their median mileage was {miles}. This car sold for {own}.',
  'comparable.price.at.sale':
    '{count} comparable cars sold within six months {date_of} had a median price of {middle}; half cost between {low} and {high}. Their median mileage was {miles}. This car cost {own}.',
  'comparable.lately': 'Recent prices for comparable cars',
  'comparable.lately.at.auction':
    'In the 12 months before this report, {count} comparable cars sold at auction for a median of {middle}; half sold for between {low} and {high}. Their median mileage was {miles}.',
  'comparable.lately.at.sale':
    'In the 12 months before this report, {count} comparable cars sold for a median of {middle}; half cost between {low} and {high}. Their median mileage was {miles}.',
  'comparable.note':
    'Same make, model, body, engine, and model year ({alike}). Condition and equipment vary. Source: {sources}.',
};
