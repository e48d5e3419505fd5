/**
 * Terms of a report in two sentences each: what it is, and what it means for a buyer. `words` are the beginnings of words
 * by which a report uses the term, never shown.
 */
export const glossary = {
  'glossary.vin.term': 'VIN',
  'glossary.vin.words': 'VIN',
  'glossary.vin.text':
    'Vehicle identification number: 17 characters since 1981, found on the windshield, the door, and the title. The VIN in all three places must match this report.',
  'glossary.check-digit.term': 'Check digit',
  'glossary.check-digit.words': 'check digit',
  'glossary.check-digit.text':
    'The ninth character of the VIN, calculated from all the others. If it doesn’t match, a character was copied wrong or the VIN isn’t real.',
  'glossary.title.term': 'Title',
  'glossary.title.words': 'title',
  'glossary.title.text':
    'The state document that shows who owns a car. A new one is issued when the car is sold, moved, or changed.',
  'glossary.title-brand.term': 'Title brand',
  'glossary.title-brand.words': 'brand',
  'glossary.title-brand.text':
    'A label a state adds to a title, such as Salvage, Flood, or Rebuilt. It stays with the car when it’s sold.',
  'glossary.title-washing.term': 'Title washing',
  'glossary.title-washing.words': 'wash',
  'glossary.title-washing.text':
    'Retitling a branded car in another state to remove the brand. Earlier titles show the brand, so ask to see them.',
  'glossary.salvage.term': 'Salvage',
  'glossary.salvage.words': 'salvage',
  'glossary.salvage.text':
    'Repairing the car would have cost more than the share of its value set by the state. In nearly every state, it can’t be driven on the road in this condition.',
  'glossary.rebuilt.term': 'Rebuilt, reconstructed',
  'glossary.rebuilt.words': 'rebuilt, reconstruct',
  'glossary.rebuilt.text':
    'A salvage car that was repaired and passed a state inspection. It’s worth less, and not every insurer will cover it.',
  'glossary.junk.term': 'Junk, non-repairable',
  'glossary.junk.words': 'junk, non-repairable, dismantl',
  'glossary.junk.text': 'Good only for parts or scrap metal. It can’t be titled for road use again.',
  'glossary.flood.term': 'Flood damage',
  'glossary.flood.words': 'flood',
  'glossary.flood.text':
    'The car was partly underwater. Its wiring can fail months later, so lift the carpets and check for a musty smell.',
  'glossary.lemon.term': 'Lemon, manufacturer buyback',
  'glossary.lemon.words': 'lemon, buyback',
  'glossary.lemon.text':
    'The manufacturer bought the car back because it couldn’t fix a defect. Ask what the defect was, and ask for the repair paperwork.',
  'glossary.total-loss.term': 'Total loss',
  'glossary.total-loss.words': 'total loss',
  'glossary.total-loss.text':
    'An insurer paid out the car’s value instead of repairing it. Some of these cars keep a title without a brand.',
  'glossary.jsi.term': 'JSI',
  'glossary.jsi.words': 'JSI',
  'glossary.jsi.text':
    'Junk, salvage, and insurance: reports that salvage yards, recyclers, and insurers must file on cars they take in. They show what happened to the car, when, and who reported it.',
  'glossary.odometer.term': 'Odometer rollback',
  'glossary.odometer.words': 'rollback, rolled back',
  'glossary.odometer.text':
    'Turning back the odometer to show fewer miles, which is a federal crime. The telltale sign is a reading lower than an earlier one.',
  'glossary.not-actual.term': 'Not actual mileage (TMU)',
  'glossary.not-actual.words': 'not actual, TMU',
  'glossary.not-actual.text':
    'The seller declared that the odometer doesn’t show the true mileage. From then on, the true mileage is unknown.',
  'glossary.exempt.term': 'Exempt',
  'glossary.exempt.words': 'exempt',
  'glossary.exempt.text':
    'Sellers of older cars don’t have to disclose the mileage: after 10 years for model years through 2010, and after 20 years for 2011 and later. Exempt doesn’t mean the reading is accurate or that it was altered.',
  'glossary.lien.term': 'Lien',
  'glossary.lien.words': 'lien',
  'glossary.lien.text':
    'A lender’s claim on the car until the loan is paid off. If the loan isn’t paid, the lender can take the car, even from you.',
  'glossary.impound.term': 'Impound',
  'glossary.impound.words': 'impound',
  'glossary.impound.text': 'The police or a city took the car and held it. There may still be unpaid fees.',
  'glossary.structural.term': 'Structural damage',
  'glossary.structural.words': 'structural',
  'glossary.structural.text':
    'The frame or body structure was bent or broken. Have a shop measure the repair, because it affects how well the car protects you.',
  'glossary.severity.term': 'Minor, moderate, severe',
  'glossary.severity.words': 'minor, moderate, severe',
  'glossary.severity.text':
    'How bad the damage looked from the outside when the record was written. Hidden damage can be worse.',
  'glossary.owners.term': 'Owner',
  'glossary.owners.words': 'owner',
  'glossary.owners.text':
    'A person or company the car was sold to, according to records. We don’t count titles alone, since states reissue them for other reasons.',
  'glossary.fleet.term': 'Fleet, rental, taxi',
  'glossary.fleet.words': 'fleet, rental, taxi',
  'glossary.fleet.text':
    'A car used for work. Many drivers and long hours can wear it out, but regular service may have kept it in good shape.',
  'glossary.auction.term': 'Auction',
  'glossary.auction.words': 'auction',
  'glossary.auction.text':
    'Where dealers, lenders, and rental companies sell to dealers. The condition grade comes from the auction, not from an inspection.',
  'glossary.emissions.term': 'Emissions test',
  'glossary.emissions.words': 'emission',
  'glossary.emissions.text':
    'An exhaust test that some states require. A car that fails usually can’t be registered until it’s repaired.',
  'glossary.recall.term': 'Recall',
  'glossary.recall.words': 'recall',
  'glossary.recall.text':
    'A safety defect that the manufacturer repairs for free, no matter who owns the car. A franchised dealer can check the VIN to see whether the recall is still open.',
  'glossary.as-of.term': 'As of',
  'glossary.as-of.text': 'How current a source’s data is. Anything that happened or was reported later isn’t included.',
  'glossary.no-record.term': 'No record found',
  'glossary.no-record.text':
    'We checked, and our sources had no records. That doesn’t mean “clean”: many events are never reported.',
};
