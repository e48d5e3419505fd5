/**
 * Terms of a report in two sentences each: what it is, and what it means for a buyer. `words` are the beginnings of words
 * by which a report uses the term, never shown.
 */
export const glossary = {
  'glossary.vin.term': 'VIN',
  'glossary.vin.words': 'VIN',
  'glossary.vin.text':
    'The vehicle identification number: 17 characters since 1981, on the windshield, the door and the title. All three must be the same as on this report.',
  'glossary.check-digit.term': 'Check digit',
  'glossary.check-digit.words': 'check digit',
  'glossary.check-digit.text':
    'The ninth character, worked out from all the others. Where it disagrees, a character was miscopied or the number is not a real one.',
  'glossary.title.term': 'Title',
  'glossary.title.words': 'title',
  'glossary.title.text':
    'The document in which a state says who owns a car. A new one is issued when the car is sold, moved, or changed.',
  'glossary.title-brand.term': 'Title brand',
  'glossary.title-brand.words': 'brand',
  'glossary.title-brand.text':
    'A mark that a state puts on a title: Salvage, Flood or Rebuilt, for example. It stays with the car when it is sold.',
  'glossary.title-washing.term': 'Title washing',
  'glossary.title-washing.words': 'wash',
  'glossary.title-washing.text':
    'Titling a branded car in another state to lose the brand. Earlier titles give it away, so ask to see them.',
  'glossary.salvage.term': 'Salvage',
  'glossary.salvage.words': 'salvage',
  'glossary.salvage.text':
    'Repairs would have cost more than a share of the car’s value that the state sets. In nearly every state it may not go on the road like this.',
  'glossary.rebuilt.term': 'Rebuilt, reconstructed',
  'glossary.rebuilt.words': 'rebuilt, reconstruct',
  'glossary.rebuilt.text':
    'A salvage car that was repaired and passed an inspection of the state. It is worth less, and not every insurer covers it.',
  'glossary.junk.term': 'Junk, non-repairable',
  'glossary.junk.words': 'junk, non-repairable, dismantl',
  'glossary.junk.text': 'Good for parts or metal only. It must not be titled for the road again.',
  'glossary.flood.term': 'Flood damage',
  'glossary.flood.words': 'flood',
  'glossary.flood.text': 'Water stood in the car. Its wiring can fail months later: lift the carpets and smell.',
  'glossary.lemon.term': 'Lemon, manufacturer buyback',
  'glossary.lemon.words': 'lemon, buyback',
  'glossary.lemon.text':
    'The maker took it back because it could not repair a fault. Ask what the fault was, and for the papers of its repair.',
  'glossary.total-loss.term': 'Total loss',
  'glossary.total-loss.words': 'total loss',
  'glossary.total-loss.text':
    'An insurer paid the car’s value instead of its repair. Some of these cars go on with a title without a brand.',
  'glossary.jsi.term': 'JSI',
  'glossary.jsi.words': 'JSI',
  'glossary.jsi.text':
    'Junk, salvage and insurance: reports that yards, recyclers and insurers have to make about cars that they take in. They say when, who, and what became of the car.',
  'glossary.odometer.term': 'Odometer rollback',
  'glossary.odometer.words': 'rollback, rolled back',
  'glossary.odometer.text':
    'Turning the odometer back to show fewer miles, which is a federal crime. A reading lower than one before it is the sign.',
  'glossary.not-actual.term': 'Not actual mileage (TMU)',
  'glossary.not-actual.words': 'not actual, TMU',
  'glossary.not-actual.text':
    'The seller declared that the odometer doesn’t show the true mileage. From then on, the true mileage is unknown.',
  'glossary.exempt.term': 'Exempt',
  'glossary.exempt.words': 'exempt',
  'glossary.exempt.text':
    'Sellers of old cars need not declare the mileage: of model years up to 2010 after 10 years, of 2011 and later after 20. It says nothing about tampering.',
  'glossary.lien.term': 'Lien',
  'glossary.lien.words': 'lien',
  'glossary.lien.text':
    'A lender’s claim on the car until a loan is paid. Unpaid, the lender can take the car, even from you.',
  'glossary.impound.term': 'Impound',
  'glossary.impound.words': 'impound',
  'glossary.impound.text': 'The police or a city took the car away and kept it. Unpaid fees can stay with it.',
  'glossary.structural.term': 'Structural damage',
  'glossary.structural.words': 'structural',
  'glossary.structural.text':
    'Frame or body structure was bent or broken. A repair must be measured by a shop, since it decides how the car protects you.',
  'glossary.severity.term': 'Minor, moderate, severe',
  'glossary.severity.words': 'minor, moderate, severe',
  'glossary.severity.text': 'What the person who wrote the record saw from outside. Hidden damage can be worse.',
  'glossary.owners.term': 'Owner',
  'glossary.owners.words': 'owner',
  'glossary.owners.text':
    'A person or company to whom a car was sold, as far as records tell it. Titles alone do not count owners, since states reissue them for other reasons.',
  'glossary.fleet.term': 'Fleet, rental, taxi',
  'glossary.fleet.words': 'fleet, rental, taxi',
  'glossary.fleet.text':
    'A car that was worked with. Many drivers and long hours wear it, regular service may have kept it.',
  'glossary.auction.term': 'Auction',
  'glossary.auction.words': 'auction',
  'glossary.auction.text':
    'Where dealers, lenders and rental companies sell to dealers. The condition is the auction’s own grade, not an inspection.',
  'glossary.emissions.term': 'Emissions test',
  'glossary.emissions.words': 'emission',
  'glossary.emissions.text':
    'A test of the exhaust that some states demand. A car that fails cannot be registered there until it is repaired.',
  'glossary.recall.term': 'Recall',
  'glossary.recall.words': 'recall',
  'glossary.recall.text':
    'A safety fault that the maker repairs for free, whoever owns the car. A dealer of the make can tell by the VIN whether it is still open.',
  'glossary.as-of.term': 'As of',
  'glossary.as-of.text': 'The day up to which a source knows. What happened later, or arrived later, is not in it.',
  'glossary.no-record.term': 'No record found',
  'glossary.no-record.text': 'We looked, and the sources had nothing. It is not “clean”: much is never recorded.',
};
