/** Words of the map of states and of comparable cars that were sold. */
export const around = {
  'places.summary': 'A map of the states with records of this car: {names}.',

  'comparable.mileage.low': 'Mileage {date_on}: low',
  'comparable.mileage.usual': 'Mileage {date_on}: usual',
  'comparable.mileage.high': 'Mileage {date_on}: high',
  'comparable.mileage':
    '{count} comparable cars sold within six months {date_of} had a median of {middle}, half of them between {low} and {high}. This one had {own}.',
  'comparable.price.low': 'Price {date_on}: low',
  'comparable.price.usual': 'Price {date_on}: usual',
  'comparable.price.high': 'Price {date_on}: high',
  'comparable.price.at.auction':
    '{count} comparable cars sold at auction within six months {date_of} brought a median of {middle}, half of them between {low} and {high}. Their median mileage was {miles}. This one brought {own}.',
  'comparable.price.at.sale':
    '{count} comparable cars sold within six months {date_of} cost a median of {middle}, half of them between {low} and {high}. Their median mileage was {miles}. This one cost {own}.',
  'comparable.lately': 'What comparable cars bring',
  'comparable.lately.at.auction':
    'In the twelve months before this report, {count} comparable cars sold at auction brought a median of {middle}, half of them between {low} and {high}. Their median mileage was {miles}.',
  'comparable.lately.at.sale':
    'In the twelve months before this report, {count} comparable cars cost a median of {middle}, half of them between {low} and {high}. Their median mileage was {miles}.',
  'comparable.note':
    'Same make, model, body, engine, and model year ({alike}). Condition and equipment vary. From: {sources}.',
};
