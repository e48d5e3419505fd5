/**
 * What a rule found, in words: `finding.<rule>.<status>.<part>`, or `finding.<rule>.<part>` for all statuses of a rule.
 * Values are the figures of `RULES` in words. A day is also there as `_on` (on Nov 2, 2026), `_the` (Nov 2, 2026, after
 * "since" or "between"), `_of` (of Nov 2, 2026) and `_year`. What isn't known is `none`.
 */
export const findings = {
  'finding.odometer-rollback.ok.title': 'Readings only go up',
  'finding.odometer-rollback.ok.sentence':
    'None of {readings, plural, one {# reading} other {# readings}} is lower than one before it; the highest is {highestMiles}.',
  'finding.odometer-rollback.ok.short': 'all agree',
  'finding.odometer-rollback.alert.title': 'The odometer went back',
  'finding.odometer-rollback.alert.sentence':
    'It read {fromMiles} {fromDay_on} and {toMiles} {toDay_on}: {less} fewer. A typo in one record doesn’t explain it.',
  'finding.odometer-rollback.alert.ask':
    'Was the odometer or the instrument cluster replaced? Ask for the invoice and the door sticker that records it.',
  'finding.odometer-rollback.alert.short': 'went back',

  'finding.odometer-five-digits.look.title': 'A five-digit odometer may have begun anew',
  'finding.odometer-five-digits.look.sentence':
    'It read {fromMiles} {fromDay_on} and {toMiles} {toDay_on}. Old odometers start at zero again after 99,999.{total, select, none {} other { If this one did, it has been driven at least {total}.}}',
  'finding.odometer-five-digits.look.ask': 'Has it passed 99,999 miles, and how often? Wear and old papers can tell.',
  'finding.odometer-five-digits.look.short': 'may have begun anew',

  'finding.odometer-typing-error.look.title': 'One odometer reading is out of line',
  'finding.odometer-typing-error.look.sentence':
    '{miles} was noted {day_on}, between {beforeMiles} before and {afterMiles} after. A typing error is more likely than a rollback.',
  'finding.odometer-typing-error.look.ask': 'Is there an invoice or a photo of the odometer from that day?',
  'finding.odometer-typing-error.look.short': '1 out of line',

  'finding.odometer-out-of-line.look.title': 'One odometer reading is out of line',
  'finding.odometer-out-of-line.look.sentence':
    '{miles} was noted {day_on}, between {beforeMiles} before and {afterMiles} after. It can be a typing error; or the odometer was turned back, and has passed the old reading since.',
  'finding.odometer-out-of-line.look.ask':
    'Is there an invoice or a photo of the odometer from that day, and who had the car then?',
  'finding.odometer-out-of-line.look.short': '1 out of line',

  'finding.odometer-total.ok.title': 'At least {totalMiles} in all',
  'finding.odometer-total.ok.sentence': 'The count began anew: {sum} = at least {totalMiles}.',
  'finding.odometer-total.ok.short': 'at least {totalMiles} in all',

  'finding.odometer-plausibility.ok.title': 'The mileage is plausible',
  'finding.odometer-plausibility.ok.sentence':
    'Over {readings, plural, one {# reading} other {# readings}} it was driven about {milesPerYear} a year.',
  'finding.odometer-plausibility.ok.short': 'plausible',
  'finding.odometer-plausibility.look.title': 'Very many miles in a short time',
  'finding.odometer-plausibility.look.sentence':
    'From {fromMiles} ({fromDay}) to {toMiles} ({toDay}): a pace of {milesPerYear} a year, more than nearly any car is driven.',
  'finding.odometer-plausibility.look.ask': 'Who drove it in that time, and what for? One digit may also be a typo.',
  'finding.odometer-plausibility.look.short': 'jump too large',

  'finding.odometer-absurd.look.title': 'A reading that no car reaches',
  'finding.odometer-absurd.look.sentence': '{miles} was noted {day_on}. We left it out of every test.',
  'finding.odometer-absurd.look.ask': 'What did the odometer show on that day? A service record can tell.',
  'finding.odometer-absurd.look.short': '1 impossible reading',

  'finding.odometer-too-low.look.title': 'Very few miles for its age',
  'finding.odometer-too-low.look.sentence':
    '{miles} was noted {day_on} of a car of model year {year}. Digits may be missing, or the odometer was replaced.',
  'finding.odometer-too-low.look.ask': 'What did the odometer show on that day? A service record can tell.',
  'finding.odometer-too-low.look.short': 'very low for its age',

  'finding.odometer-called-actual.ok.title': 'The mileage is called actual',
  'finding.odometer-called-actual.ok.sentence':
    '{readings, plural, one {# reading is} other {# readings are}} marked as actual by whoever sold the car. We have no title that says so.',
  'finding.odometer-called-actual.ok.short': 'called actual by its seller',

  'finding.odometer-exempt.ok.title': 'Too old for a mileage statement',
  'finding.odometer-exempt.ok.sentence':
    'The mileage was exempt from disclosure {day_on}, as it is after {years, plural, one {# year} other {# years}}. The reading isn’t vouched for, so we left it out of every test.',
  'finding.odometer-exempt.ok.short': 'exempt by age',
  'finding.odometer-exempt.look.title': 'No one vouches for the mileage',
  'finding.odometer-exempt.look.sentence':
    'The mileage was marked as exempt from disclosure {day_on}. We left the reading out of every test.',
  'finding.odometer-exempt.look.ask': 'Why was the mileage not stated, and which papers show it?',
  'finding.odometer-exempt.look.short': 'mileage not stated',

  'finding.odometer-codes.ok.title': 'Titles call the mileage actual',
  'finding.odometer-codes.ok.sentence':
    '{readings, plural, one {# reading carries} other {# readings carry}} odometer code 68: actual mileage, as the seller declared it to the state.',
  'finding.odometer-codes.ok.short': 'declared actual',
  'finding.odometer-codes.title': 'Odometer code {code}: {meaning}',
  'finding.odometer-codes.sentence':
    '{code, select, 74 {A record says so {day_on}. From then on the count began anew: the miles before have to be added.} other {A record says so {day_on}. From then on, the miles shown may not be the miles driven.}}',
  'finding.odometer-codes.ask': 'Why was this noted, and which papers show the true mileage?',
  'finding.odometer-codes.short': '{meaning_within}',

  'finding.entered-mileage.ok.title': 'The mileage entered fits',
  'finding.entered-mileage.ok.sentence': '{miles} was entered by hand; the last record says {lastMiles} {lastDay_on}.',
  'finding.entered-mileage.ok.short': 'fits the mileage entered',
  'finding.entered-mileage.look.title': 'Your mileage is well above the records',
  'finding.entered-mileage.look.sentence':
    '{miles} was entered by hand; the last record says {lastMiles} {lastDay_on}. That is a lot for the time between.',
  'finding.entered-mileage.look.ask': 'What was the car used for since then? Read the odometer once more to be sure.',
  'finding.entered-mileage.look.short': 'high for the time',
  'finding.entered-mileage.alert.title': 'The car shows fewer miles than its records',
  'finding.entered-mileage.alert.sentence':
    '{miles} was entered by hand, but a record of {lastMiles} exists {lastDay_on}: {less} more.',
  'finding.entered-mileage.alert.ask':
    'Why does the car show fewer miles than before? Don’t buy without an answer on paper.',
  'finding.entered-mileage.alert.short': 'shows fewer miles than before',

  'finding.conflicting-readings.look.title': 'Two sources read differently',
  'finding.conflicting-readings.look.sentence': '{lowMiles} and {highMiles} were noted {day_on}. One of them is wrong.',
  'finding.conflicting-readings.look.ask': 'Which of the two is right? Papers from that day can tell.',
  'finding.conflicting-readings.look.short': '2 differ',

  'finding.title-states.ok.title': 'No quick moves between states',
  'finding.title-states.ok.sentence':
    '{titles, plural, one {# title was} other {# titles were}} issued{states, select, none {} other { in {states}}}; it did not change states often.',
  'finding.title-states.ok.short': '{states, select, none {no state named} other {{states}}}',
  'finding.title-states.look.title': 'Many states in a short time',
  'finding.title-states.look.sentence':
    'Titles of {states} within {months, plural, one {# month} other {# months}} ({range}). A brand can get lost when a car moves.',
  'finding.title-states.look.ask': 'Why did it move so often, and may I see the titles of each state?',
  'finding.title-states.look.short': '{states_count} states',

  'finding.no-title-brand.ok.title': 'No brand on the titles we read',
  'finding.no-title-brand.ok.sentence':
    'No state put a brand on the {titles, plural, one {title} other {{titles} titles}} we read. Other titles may exist.',
  'finding.no-title-brand.ok.short': 'None on {titles, plural, one {# title} other {# titles}}',

  'finding.title-brand.look.ask': 'What led to this brand, and what was done about it? Ask for the papers.',
  'finding.title-brand.alert.ask':
    'What happened to the car, who repaired it, and will your insurer cover it? Ask for photos and invoices.',
  'finding.title-brand.title': 'Title brand: {brand}',
  'finding.title-brand.sentence':
    '{seen, select, yes {{times, plural, one {It was seen {day_on}; when it was put on the title{state, select, none {} other { of {state}}} isn’t said.} other {It stands on {times, number} records, first seen {day_on}.}}} other {{times, plural, one {It was put on a title{state, select, none {} other { of {state}}} {day_on}.} other {It stands on {times, number} records, first {day_on} on a title{state, select, none {} other { of {state}}}.}}}}',
  'finding.title-brand.short': '{brand_short} {day_year}',
  'finding.title-brand.code': 'Brand code {code}',

  'finding.title-brand-missing-later.look.title': 'A brand is missing on a later title',
  'finding.title-brand-missing-later.look.sentence':
    'A title{brandState, select, none {} other { of {brandState}}} carried “{brand}” {brandDay_on}; a title{laterState, select, none {} other { of {laterState}}} {laterDay_on} does not name it. States do not always carry a brand over.',
  'finding.title-brand-missing-later.alert.title': 'A later title says clear',
  'finding.title-brand-missing-later.alert.sentence':
    'A title{brandState, select, none {} other { of {brandState}}} carried “{brand}” {brandDay_on}; a title{laterState, select, none {} other { of {laterState}}} {laterDay_on} says that there is none. A brand does not go away: it may have been washed.',
  'finding.title-brand-missing-later.ask':
    'Ask to see every title of this car, front and back, and compare the brands.',
  'finding.title-brand-missing-later.short': 'missing on a later title',

  'finding.total-loss.look.title': 'It may have been a total loss',
  'finding.total-loss.look.sentence': 'No insurer’s record says so, but these point to it: {signals} ({day}).',
  'finding.total-loss.look.ask': 'Did an insurer pay for the damage, and was it declared a total loss?',
  'finding.total-loss.look.short': 'signs of a total loss',
  'finding.total-loss.alert.title': 'It was a total loss',
  'finding.total-loss.alert.sentence': 'That is on record: {signals} ({day}).',
  'finding.total-loss.alert.ask':
    'What was damaged, who rebuilt it, and which inspection did it pass? Call your insurer before you pay.',
  'finding.total-loss.alert.short': 'total loss on record',
  'finding.total-loss.signal.airbags': 'deployed airbags',
  'finding.total-loss.signal.brand': 'a title brand',
  'finding.total-loss.signal.junk': 'a junk record',
  'finding.total-loss.signal.paper': 'a salvage or junk certificate',
  'finding.total-loss.signal.rebuilt': 'a rebuilt title',
  'finding.total-loss.signal.reported': 'an insurer’s total-loss record',
  'finding.total-loss.signal.salvage': 'a salvage record',
  'finding.total-loss.signal.severe': 'severe damage',
  'finding.total-loss.signal.structural': 'structural damage',

  'finding.salvage-records.alert.title': 'A yard or an insurer reported it',
  'finding.salvage-records.alert.sentence':
    '{records, plural, one {# junk or salvage record} other {# junk or salvage records}}, the last one {lastDay_on}{became, select, none {} other {: {became}}}.',
  'finding.salvage-records.alert.ask': 'How did the car get back on the road, and who has inspected it since?',
  'finding.salvage-records.alert.short': 'reported {lastDay_on}',

  'finding.salvage-auction.title': 'Sold at a salvage auction',
  'finding.salvage-auction.sentence':
    '{lots, plural, one {It was {seen, select, yes {seen on offer} other {offered}} {day_on}} other {It was offered {lots, number} times, the last time {day_on}}}{about, select, none {} other {, with this damage: {about}}}{paper_words, select, none {} other {; paper: {paper_words}}}{runs_words, select, none {} other {; engine: {runs_words}}}.',
  'finding.salvage-auction.look.ask': 'Why was it sold there, and what was repaired since?',
  'finding.salvage-auction.alert.ask':
    'What was damaged and who repaired it? Ask for the photos of the auction and for invoices.',
  'finding.salvage-auction.short': '{damage_first, select, none {salvage auction} other {{damage_first}}} {day_year}',

  'finding.seen-after-end.alert.title': 'On the road after its end',
  'finding.seen-after-end.alert.sentence':
    'It was reported crushed, scrapped or taken apart {endDay_on}, yet {records, plural, one {# record shows} other {# records show}} it on the road later, first {day_on}. Its VIN may be on another car.',
  'finding.seen-after-end.alert.ask':
    'Don’t pay before the police or the title office has compared the VIN plates with the papers.',
  'finding.seen-after-end.alert.short': 'on the road after its end',

  'finding.open-theft.alert.title': 'Reported stolen, no recovery on record',
  'finding.open-theft.alert.sentence':
    'It was reported stolen {day_on}{state, select, none {} other { in {state}}}, and no record says that it was found.',
  'finding.open-theft.alert.ask':
    'Don’t pay and don’t drive it: ask the police of that state whether it is still wanted.',
  'finding.open-theft.alert.short': 'reported stolen',

  'finding.recovered-theft.look.title': 'Stolen once, and found',
  'finding.recovered-theft.look.sentence': 'It was reported stolen {day_on} and recovered {recoveredDay_on}.',
  'finding.recovered-theft.look.ask': 'In what condition was it found, and what was repaired or replaced?',
  'finding.recovered-theft.look.short': 'stolen, recovered',

  'finding.open-lien.ok.title': 'No lien is open on record',
  'finding.open-lien.ok.sentence': '{liens, plural, one {# lien is} other {# liens are}} on record, and released.',
  'finding.open-lien.ok.short': 'lien released',
  'finding.open-lien.look.title': 'A lien without a release',
  'finding.open-lien.look.sentence':
    '{liens, plural, one {# lien has} other {# liens have}} no release on record, the last one of {day}. The lender may still own the car.',
  'finding.open-lien.look.ask': 'Ask for the lender’s lien release, or pay the lender directly.',
  'finding.open-lien.look.short': 'lien not released',

  'finding.export.look.title': 'It left the country, or was meant to',
  'finding.export.look.sentence': 'An export{where, select, none {} other { to {where}}} is on record {day_on}.',
  'finding.export.look.ask': 'Where was the car since then, and are there papers for its way back?',
  'finding.export.look.short': 'export on record',

  'finding.impound.look.title': 'It was impounded',
  'finding.impound.look.sentence':
    '{times, plural, one {# impound record} other {# impound records}}, the last one {day_on}.',
  'finding.impound.look.ask': 'Why was it impounded, and are all fees paid?',
  'finding.impound.look.short': 'impounded',

  'finding.damage.title': '{about, select, none {Damage on record} other {Damage on record: {about}}}',
  'finding.damage.sentence':
    '{records, plural, one {# record of damage} other {# records of damage}}, the worst {day_on}{also, select, none {} other {: {also}}}.',
  'finding.damage.ask': 'What was repaired after it, where, and are there invoices and photos?',
  'finding.damage.short': '{about, select, none {{day_year}} other {{about}, {day_year}}}',
  'finding.damage.airbags': 'airbags deployed',
  'finding.damage.structural': 'structural damage was reported',

  'finding.owners.ok.title': '{owners, plural, one {# owner} other {# owners}}',
  'finding.owners.ok.sentence': 'The records show {owners, plural, one {# owner} other {# owners}} since {fromDay}.',
  'finding.owners.ok.short': '{owners, plural, one {# owner} other {# owners}}',
  'finding.owners.look.title': 'One owner kept it only briefly',
  'finding.owners.look.sentence':
    'The records show {owners, plural, one {# owner} other {# owners}} since {fromDay}; the one who got it {shortDay_on} kept it for {months, plural, =0 {less than a month} one {# month} other {# months}}.',
  'finding.owners.look.ask': 'Why was it sold so soon?',
  'finding.owners.look.short': '{owners, plural, one {# owner} other {# owners}}',

  'finding.commercial-use.ok.title': 'Personal use or lease',
  'finding.commercial-use.ok.sentence':
    '{records, plural, one {# record tells} other {# records tell}} its use, and none of them is commercial.',
  'finding.commercial-use.ok.short': 'personal use',
  'finding.commercial-use.look.title': 'Used as: {name}',
  'finding.commercial-use.look.sentence':
    'A record says so {day_on}. Cars in such use wear faster, and are often well looked after.',
  'finding.commercial-use.look.ask': 'Are the service records from that time there?',
  'finding.commercial-use.look.short': '{name}',

  'finding.late-first-record.look.title': 'No record of its first {span}',
  'finding.late-first-record.look.sentence':
    'The car is of model year {year}, and the first record we have is from {day}. Nothing is known of the time before.',
  'finding.late-first-record.look.ask':
    'Who had the car before? Ask for the first title, invoices and the service book.',
  'finding.late-first-record.look.short': 'first record {day_year}',

  'finding.record-gap.ok.title': 'No long gap in the record',
  'finding.record-gap.ok.sentence':
    'It never went longer than {months, plural, one {# month} other {# months}} without a record.',
  'finding.record-gap.ok.short': 'no long gap',
  'finding.record-gap.look.title': 'No record for {span}',
  'finding.record-gap.look.sentence':
    'Nothing is on record between {fromDay} and {toDay}. That proves nothing; it is a question.',
  'finding.record-gap.look.ask': 'Where was the car in that time? Ask for service invoices.',
  'finding.record-gap.look.short': 'gap of {span}',

  'finding.silent-since.look.title': 'No record for the last {span}',
  'finding.silent-since.look.sentence': 'The last record is {fromDay_of}.',
  'finding.silent-since.look.ask': 'What happened since then? Ask for service invoices and the current registration.',
  'finding.silent-since.look.short': 'no record since {fromDay}',

  'finding.days-on-market.ok.title': 'On offer for {days, plural, one {# day} other {# days}}',
  'finding.days-on-market.look.title': 'On offer for {days, plural, one {# day} other {# days}}: hard to sell',
  'finding.days-on-market.look.ask': 'Why did it take so long to sell, and what did earlier buyers find?',
  'finding.days-on-market.sentence':
    'Offered {range}; {drops, plural, =0 {the price did not fall} =1 {the price fell once} =2 {the price fell twice} other {the price fell {drops_small} times}}{sold, select, yes {, then it was sold} other {}}.',
  'finding.days-on-market.short': '{days, plural, one {# day} other {# days}} on offer',

  'finding.auctions.ok.title': '{auctions, plural, one {# auction} other {# auctions}} on record',
  'finding.auctions.ok.sentence':
    '{auctions, plural, one {# auction} other {# auctions}} ({when}), {priced, plural, =0 {none} other {{priced}}} with a price.',
  'finding.auctions.look.title': '{auctions, plural, one {# auction} other {# auctions}} within a year',
  'finding.auctions.look.sentence':
    '{auctions, plural, one {# auction} other {# auctions}} ({when}), {priced, plural, =0 {none} other {{priced}}} with a price. Dealers pass on a car that they could not sell.',
  'finding.auctions.look.ask': 'Why was it auctioned again and again?',
  'finding.auctions.short': '{auctions, plural, one {# auction} other {# auctions}}',

  'finding.listing-claims.look.title': 'A seller’s listing says: {claims_words}',
  'finding.listing-claims.look.sentence':
    'It was on offer with these words {day_on}. The listing doesn’t say when it happened.',
  'finding.listing-claims.look.ask': 'What happened, when, and are there invoices and photos?',
  'finding.listing-claims.look.short': 'listing: {claims_words}',

  'finding.failed-inspection.ok.title':
    'The last {test, select, emissions {emissions test} other {inspection}} was passed',
  'finding.failed-inspection.ok.sentence': 'It passed {day_on}.',
  'finding.failed-inspection.ok.short': '{test, select, emissions {emissions test} other {inspection}} passed',
  'finding.failed-inspection.look.title':
    '{result, select, advisory {The last {test, select, emissions {emissions test} other {inspection}} came with advice} other {The last {test, select, emissions {emissions test} other {inspection}} was failed}}',
  'finding.failed-inspection.look.sentence':
    '{result, select, advisory {It passed {day_on}, with things to be watched or repaired.} other {It failed {day_on}, and no pass is on record since.}}',
  'finding.failed-inspection.look.ask': 'What was found, and was it repaired?',
  'finding.failed-inspection.look.short':
    '{test, select, emissions {emissions test} other {inspection}} {result, select, advisory {passed with advice} other {failed}}',

  'finding.recalls.look.title': '{recalls, plural, one {# recall} other {# recalls}} may apply',
  'finding.recalls.look.sentence':
    'By year, make and model. A dealer of the make can tell from the VIN which are open, and repairs them for free.',
  'finding.recalls.look.ask': 'Which recalls were done? Ask for the papers, or enter the VIN at nhtsa.gov/recalls.',
  'finding.recalls.look.short': '{recalls, number} may apply',
  'finding.recalls.alert.title': '{recalls, plural, one {# recall} other {# recalls}} may apply, with a warning',
  'finding.recalls.alert.sentence':
    'If they apply to this car, {warnings}, until it is repaired. A dealer of the make can tell from the VIN.',
  'finding.recalls.alert.ask':
    'Was this recall done? See the papers before you drive the car, or enter the VIN at nhtsa.gov/recalls.',
  'finding.recalls.alert.short': '{recalls, number} may apply',
  'finding.recalls.parkIt': '{parkIt, plural, one {# says} other {# say}} not to drive it',
  'finding.recalls.parkOutside':
    '{parkOutside, plural, one {# says} other {# say}} to park it outside, away from buildings',

  'finding.future-record.look.title': 'Records from the future',
  'finding.future-record.look.sentence':
    '{records, plural, one {# record is} other {# records are}} dated after this report was made, the first {day}. A mistake of the source; no test uses {records, plural, one {it} other {them}}.',
  'finding.future-record.look.short': 'date in the future',

  'finding.record-before-built.look.title': 'Records from before the car existed',
  'finding.record-before-built.look.sentence':
    '{records, plural, one {# record is} other {# records are}} dated long before a car of model year {year} can have been built, the first {day}. It may belong to another car.',
  'finding.record-before-built.look.ask':
    'Compare the VIN on the car, the title and this report, character by character.',
  'finding.record-before-built.look.short': 'date too early',

  'finding.unread-brand.look.title': 'Unknown wording about a title',
  'finding.unread-brand.look.sentence':
    '{words, select, none {A record {day_of} tells of a title brand and doesn’t say which.} other {A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.}}',
  'finding.unread-brand.look.ask': 'Is there a brand on the title? See it before you pay.',
  'finding.unread-brand.look.short': 'unknown wording',

  'finding.unread-odometer.look.title': 'Unknown wording about the odometer',
  'finding.unread-odometer.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-odometer.look.ask': 'What does it say about the mileage? See the document behind it.',
  'finding.unread-odometer.look.short': 'unknown wording',

  'finding.unread-loss.look.title': 'Unknown wording about a loss',
  'finding.unread-loss.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-loss.look.ask': 'What became of the car, and who paid for it?',
  'finding.unread-loss.look.short': 'unknown wording',

  'finding.unread-damage.look.title': 'Unknown wording about damage',
  'finding.unread-damage.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-damage.look.ask': 'What was damaged, and are there invoices and photos of the repair?',
  'finding.unread-damage.look.short': 'unknown wording',

  'finding.unread-use.look.title': 'Unknown wording about its use',
  'finding.unread-use.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-use.look.ask': 'How was the car used then?',
  'finding.unread-use.look.short': 'unknown wording',

  'finding.unread-claims.look.title': 'Unknown wording in a listing',
  'finding.unread-claims.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-claims.look.ask': 'What does the seller mean by it?',
  'finding.unread-claims.look.short': 'unknown wording',

  'finding.unread-result.look.title': 'Unknown wording about a test',
  'finding.unread-result.look.sentence':
    'A record {day_of} says “{words}” ({called}). We have no standard term for it, so no test could use it.',
  'finding.unread-result.look.ask': 'Did the car pass? See the inspection report.',
  'finding.unread-result.look.short': 'unknown wording',

  'finding.general.ok.title': 'Looked at, in order',
  'finding.general.ok.sentence': 'Nothing stood out here.',
  'finding.general.title': 'Something to ask about',
  'finding.general.sentence': 'Look at the records named here.',
  'finding.general.ask': 'What do these records mean?',
};
