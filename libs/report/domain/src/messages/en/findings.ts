/**
 * What a rule found, in words: `finding.<rule>.<status>.<part>`, or `finding.<rule>.<part>` for all statuses of a rule.
 * Values are the figures of `RULES` in words. A day is also there as `_on` (on Nov 2, 2026), `_the` (Nov 2, 2026, after
 * "since" or "between"), `_of` (of Nov 2, 2026) and `_year`. What isn't known is `none`.
 */
export const findings = {
  'finding.odometer-rollback.ok.title': 'Odometer readings increase consistently',
  'finding.odometer-rollback.ok.sentence':
    '{readings, plural, one {# reading} other {# readings}}, none lower than an earlier one. The highest is {highestMiles}.',
  'finding.odometer-rollback.ok.short': 'consistent',
  'finding.odometer-rollback.alert.title': 'Potential odometer rollback',
  'finding.odometer-rollback.alert.sentence':
    'The odometer read {fromMiles} {fromDay_on} and {toMiles} {toDay_on}, a drop of {less}. A typo in one record wouldn’t explain it.',
  'finding.odometer-rollback.alert.ask':
    'Was the odometer or instrument cluster replaced? Ask for the receipt and the door-jamb sticker that documents it.',
  'finding.odometer-rollback.alert.short': 'potential rollback',

  'finding.odometer-five-digits.look.title': 'The odometer may have rolled over',
  'finding.odometer-five-digits.look.sentence':
    'The odometer read {fromMiles} {fromDay_on} and {toMiles} {toDay_on}. Older odometers roll over to zero after 99,999.{total, select, none {} other { If this one did, the car has been driven at least {total}.}}',
  'finding.odometer-five-digits.look.ask':
    'Has the odometer rolled over, and how many times? Check the wear and any old paperwork.',
  'finding.odometer-five-digits.look.short': 'may have rolled over',

  'finding.odometer-typing-error.look.title': 'One inconsistent odometer reading',
  'finding.odometer-typing-error.look.sentence':
    '{miles} was recorded {day_on}, between readings of {beforeMiles} and {afterMiles}. A typo is more likely than a rollback.',
  'finding.odometer-typing-error.look.ask': 'Is there a receipt or a photo of the odometer from that day?',
  'finding.odometer-typing-error.look.short': '1 inconsistent',

  'finding.odometer-out-of-line.look.title': 'One inconsistent odometer reading',
  'finding.odometer-out-of-line.look.sentence':
    '{miles} was recorded {day_on}, between readings of {beforeMiles} and {afterMiles}. It may be a typo, or the odometer may have been rolled back and later passed its earlier reading.',
  'finding.odometer-out-of-line.look.ask':
    'Is there a receipt or a photo of the odometer from that day, and who had the car then?',
  'finding.odometer-out-of-line.look.short': '1 inconsistent',

  'finding.odometer-total.ok.title': 'At least {totalMiles} total',
  'finding.odometer-total.ok.sentence':
    'The odometer started over, so we added up the readings: {sum} = at least {totalMiles}.',
  'finding.odometer-total.ok.short': 'at least {totalMiles} total',

  'finding.odometer-plausibility.ok.title': 'The mileage is plausible',
  'finding.odometer-plausibility.ok.sentence':
    'Based on {readings, plural, one {# reading} other {# readings}}, the car was driven about {milesPerYear} a year.',
  'finding.odometer-plausibility.ok.short': 'plausible',
  'finding.odometer-plausibility.look.title': 'Unusually high mileage in a short time',
  'finding.odometer-plausibility.look.sentence':
    'From {fromMiles} ({fromDay}) to {toMiles} ({toDay}): {milesPerYear} a year, more than almost any car is driven.',
  'finding.odometer-plausibility.look.ask':
    'Who drove the car then, and how was it used? One reading could also be a typo.',
  'finding.odometer-plausibility.look.short': 'unusual increase',

  'finding.odometer-absurd.look.title': 'Impossible odometer reading',
  'finding.odometer-absurd.look.sentence': '{miles} was recorded {day_on}. We left this reading out of our checks.',
  'finding.odometer-absurd.look.ask': 'What did the odometer show that day? Ask for a service receipt.',
  'finding.odometer-absurd.look.short': '1 impossible reading',

  'finding.odometer-too-low.look.title': 'Unusually low mileage for its age',
  'finding.odometer-too-low.look.sentence':
    '{miles} was recorded {day_on} for a {year} model. Digits may be missing, or the odometer may have been replaced.',
  'finding.odometer-too-low.look.ask': 'What did the odometer show that day? Ask for a service receipt.',
  'finding.odometer-too-low.look.short': 'very low for its age',

  'finding.odometer-called-actual.ok.title': 'Actual mileage, according to the seller',
  'finding.odometer-called-actual.ok.sentence':
    'The seller marked {readings, plural, one {# reading} other {# readings}} as actual mileage. No title in our records confirms it.',
  'finding.odometer-called-actual.ok.short': 'actual, per the seller',

  'finding.odometer-exempt.ok.title': 'Exempt from mileage disclosure due to age',
  'finding.odometer-exempt.ok.sentence':
    'The mileage was exempt from disclosure {day_on}, as is standard after {years, plural, one {# year} other {# years}}. No one certified the reading, so we left it out of our checks.',
  'finding.odometer-exempt.ok.short': 'exempt due to age',
  'finding.odometer-exempt.look.title': 'Mileage not certified',
  'finding.odometer-exempt.look.sentence':
    'The mileage was marked exempt from disclosure {day_on}. We left this reading out of our checks.',
  'finding.odometer-exempt.look.ask': 'Why wasn’t the mileage disclosed, and what paperwork shows the mileage?',
  'finding.odometer-exempt.look.short': 'mileage not disclosed',

  'finding.odometer-codes.ok.title': 'Titles show actual mileage',
  'finding.odometer-codes.ok.sentence':
    '{readings, plural, one {# reading has} other {# readings have}} odometer code 68: actual mileage, as the seller declared to the state.',
  'finding.odometer-codes.ok.short': 'declared actual',
  'finding.odometer-codes.title': 'Odometer code {code}: {meaning}',
  'finding.odometer-codes.sentence':
    '{code, select, 74 {Reported {day_on}. The odometer started over then, so add the earlier miles to get the total.} other {Reported {day_on}. From then on, the odometer may not show the miles actually driven.}}',
  'finding.odometer-codes.ask': 'Why was this reported, and what paperwork shows the true mileage?',
  'finding.odometer-codes.short': '{meaning_within}',

  'finding.entered-mileage.ok.title': 'The mileage entered is consistent',
  'finding.entered-mileage.ok.sentence':
    '{miles} was entered manually; the last record shows {lastMiles} {lastDay_on}.',
  'finding.entered-mileage.ok.short': 'consistent with the mileage entered',
  'finding.entered-mileage.look.title': 'Mileage entered is well above the records',
  'finding.entered-mileage.look.sentence':
    '{miles} was entered manually; the last record shows {lastMiles} {lastDay_on}. That’s a lot of driving for the time in between.',
  'finding.entered-mileage.look.ask': 'How has the car been used since then? Check the odometer again to be sure.',
  'finding.entered-mileage.look.short': 'high for the time elapsed',
  'finding.entered-mileage.alert.title': 'Mileage entered is lower than the records show',
  'finding.entered-mileage.alert.sentence':
    '{miles} was entered manually, but a record shows {lastMiles} {lastDay_on}: {less} more.',
  'finding.entered-mileage.alert.ask':
    'Why does the car show fewer miles than before? Don’t buy it without a written explanation.',
  'finding.entered-mileage.alert.short': 'fewer miles than before',

  'finding.conflicting-readings.look.title': 'Two sources report different mileage',
  'finding.conflicting-readings.look.sentence':
    '{lowMiles} and {highMiles} were recorded {day_on}. One of them is wrong.',
  'finding.conflicting-readings.look.ask': 'Which one is correct? Ask for paperwork from that day.',
  'finding.conflicting-readings.look.short': '2 conflicting readings',

  'finding.title-states.ok.title': 'No frequent moves between states',
  'finding.title-states.ok.sentence':
    '{titles, plural, one {# title was} other {# titles were}} issued{states, select, none {} other { in {states}}}, with no frequent moves between states.',
  'finding.title-states.ok.short': '{states, select, none {state not reported} other {{states}}}',
  'finding.title-states.look.title': 'Several states in a short time',
  'finding.title-states.look.sentence':
    'Titled in {states} within {months, plural, one {# month} other {# months}} ({range}). A brand can get lost when a car is retitled in another state.',
  'finding.title-states.look.ask': 'Why was it titled in so many states, and can I see each title?',
  'finding.title-states.look.short': '{states_count} states',

  'finding.no-title-brand.ok.title': 'No brands on the titles we checked',
  'finding.no-title-brand.ok.sentence':
    'No state branded the {titles, plural, one {title} other {{titles} titles}} we checked. There may be other titles.',
  'finding.no-title-brand.ok.short': 'None on {titles, plural, one {# title} other {# titles}}',

  'finding.title-brand.look.ask': 'Why was the title branded, and what was done about it? Ask for the paperwork.',
  'finding.title-brand.alert.ask':
    'What happened to the car, and who repaired it? Ask for photos and receipts, and check that your insurer will cover it.',
  'finding.title-brand.title': 'Title brand: {brand}',
  'finding.title-brand.sentence':
    '{seen, select, yes {{times, plural, one {Seen {day_on}. The date it was added to the title{state, select, none {} other { in {state}}} isn’t reported.} other {Appears on {times, number} records, first seen {day_on}.}}} other {{times, plural, one {Added to a title{state, select, none {} other { in {state}}} {day_on}.} other {Appears on {times, number} records, first {day_on} on a title{state, select, none {} other { from {state}}}.}}}}',
  'finding.title-brand.short': '{brand_short} {day_year}',
  'finding.title-brand.code': 'Brand code {code}',

  'finding.title-brand-missing-later.look.title': 'Brand missing from a later title',
  'finding.title-brand-missing-later.look.sentence':
    'A title{brandState, select, none {} other { from {brandState}}} showed “{brand}” {brandDay_on}, but a title{laterState, select, none {} other { from {laterState}}} {laterDay_on} doesn’t. States don’t always carry a brand over.',
  'finding.title-brand-missing-later.alert.title': 'A later title is marked clear',
  'finding.title-brand-missing-later.alert.sentence':
    'A title{brandState, select, none {} other { from {brandState}}} showed “{brand}” {brandDay_on}, but a title{laterState, select, none {} other { from {laterState}}} {laterDay_on} is marked clear. Brands don’t go away, so the title may have been washed.',
  'finding.title-brand-missing-later.ask':
    'Ask to see every title for this car, front and back, and compare the brands.',
  'finding.title-brand-missing-later.short': 'missing from a later title',

  'finding.total-loss.look.title': 'Possible total loss',
  'finding.total-loss.look.sentence':
    'No insurer reported a total loss, but these records point to one: {signals} ({day}).',
  'finding.total-loss.look.ask': 'Did an insurer pay for the damage, and was the car declared a total loss?',
  'finding.total-loss.look.short': 'possible total loss',
  'finding.total-loss.alert.title': 'Total loss on record',
  'finding.total-loss.alert.sentence': 'Based on {signals} ({day}).',
  'finding.total-loss.alert.ask':
    'What was damaged, who rebuilt it, and what inspection did it pass? Call your insurer before you pay.',
  'finding.total-loss.alert.short': 'total loss on record',
  'finding.total-loss.signal.airbags': 'deployed airbags',
  'finding.total-loss.signal.brand': 'a title brand',
  'finding.total-loss.signal.junk': 'a junk record',
  'finding.total-loss.signal.paper': 'a salvage or junk certificate',
  'finding.total-loss.signal.rebuilt': 'a rebuilt title',
  'finding.total-loss.signal.reported': 'an insurer’s total loss record',
  'finding.total-loss.signal.salvage': 'a salvage record',
  'finding.total-loss.signal.severe': 'severe damage',
  'finding.total-loss.signal.structural': 'structural damage',

  'finding.salvage-records.alert.title': 'Reported as junk or salvage',
  'finding.salvage-records.alert.sentence':
    '{records, plural, one {# junk or salvage record} other {# junk or salvage records}}, most recent {lastDay_on}{became, select, none {} other {: {became}}}.',
  'finding.salvage-records.alert.ask': 'How did the car get back on the road, and who has inspected it since?',
  'finding.salvage-records.alert.short': 'reported {lastDay_on}',

  'finding.salvage-auction.title': 'Listed at a salvage auction',
  'finding.salvage-auction.sentence':
    '{lots, plural, one {{seen, select, yes {Seen for sale} other {Offered}} {day_on}} other {Offered {lots, number} times, most recently {day_on}}}{about, select, none {} other {; damage: {about}}}{paper_words, select, none {} other {; document: {paper_words}}}{runs_words, select, none {} other {; engine: {runs_words}}}.',
  'finding.salvage-auction.look.ask': 'Why was it listed at a salvage auction, and what has been repaired since?',
  'finding.salvage-auction.alert.ask':
    'What was damaged, and who repaired it? Ask for the auction photos and repair receipts.',
  'finding.salvage-auction.short': '{damage_first, select, none {salvage auction} other {{damage_first}}} {day_year}',

  'finding.seen-after-end.alert.title': 'On the road after it was scrapped',
  'finding.seen-after-end.alert.sentence':
    'It was reported crushed, scrapped, or dismantled {endDay_on}, but {records, plural, one {# record shows} other {# records show}} it on the road later, first {day_on}. Its VIN may be on another car.',
  'finding.seen-after-end.alert.ask':
    'Don’t pay until the police or the title office has compared the VIN plates with the paperwork.',
  'finding.seen-after-end.alert.short': 'on the road after scrapping',

  'finding.open-theft.alert.title': 'Reported stolen, no recovery on record',
  'finding.open-theft.alert.sentence':
    'It was reported stolen {day_on}{state, select, none {} other { in {state}}}, and no record shows it was recovered.',
  'finding.open-theft.alert.ask':
    'Don’t pay for it or drive it. Ask the police in that state whether it’s still reported stolen.',
  'finding.open-theft.alert.short': 'reported stolen',

  'finding.recovered-theft.look.title': 'Stolen and recovered',
  'finding.recovered-theft.look.sentence': 'It was reported stolen {day_on} and recovered {recoveredDay_on}.',
  'finding.recovered-theft.look.ask':
    'What condition was it in when it was recovered, and what was repaired or replaced?',
  'finding.recovered-theft.look.short': 'stolen, recovered',

  'finding.open-lien.ok.title': 'No open liens on record',
  'finding.open-lien.ok.sentence':
    '{liens, plural, one {# lien on record, now released.} other {# liens on record, all released.}}',
  'finding.open-lien.ok.short': 'lien released',
  'finding.open-lien.look.title': 'Lien with no release on record',
  'finding.open-lien.look.sentence':
    '{liens, plural, one {# lien has} other {# liens have}} no release on record, the most recent from {day}. The lender may still have a claim on the car.',
  'finding.open-lien.look.ask': 'Ask for the lender’s lien release, or pay the lender directly.',
  'finding.open-lien.look.short': 'lien not released',

  'finding.export.look.title': 'Exported or intended for export',
  'finding.export.look.sentence': 'Export{where, select, none {} other { to {where}}} recorded {day_on}.',
  'finding.export.look.ask': 'Did the car leave the country? If so, ask for the paperwork for its return.',
  'finding.export.look.short': 'export on record',

  'finding.impound.look.title': 'Impounded',
  'finding.impound.look.sentence':
    '{times, plural, one {# impound record} other {# impound records, most recent}} {day_on}.',
  'finding.impound.look.ask': 'Why was it impounded, and have all the fees been paid?',
  'finding.impound.look.short': 'impounded',

  'finding.damage.title': '{about, select, none {Damage reported} other {Damage reported: {about}}}',
  'finding.damage.sentence':
    '{records, plural, one {# damage record} other {# damage records, most severe}} {day_on}{also, select, none {} other {: {also}}}.',
  'finding.damage.ask': 'What was repaired, and where? Ask for receipts and photos.',
  'finding.damage.short': '{about, select, none {{day_year}} other {{about}, {day_year}}}',
  'finding.damage.airbags': 'airbags deployed',
  'finding.damage.structural': 'structural damage reported',

  'finding.owners.ok.title': '{owners, plural, one {# owner} other {# owners}}',
  'finding.owners.ok.sentence': 'Records show {owners, plural, one {# owner} other {# owners}} since {fromDay}.',
  'finding.owners.ok.short': '{owners, plural, one {# owner} other {# owners}}',
  'finding.owners.look.title': 'One owner kept it only briefly',
  'finding.owners.look.sentence':
    'Records show {owners, plural, one {# owner} other {# owners}} since {fromDay}. The owner who got it {shortDay_on} kept it for {months, plural, =0 {less than a month} one {# month} other {# months}}.',
  'finding.owners.look.ask': 'Why was it sold so soon?',
  'finding.owners.look.short': '{owners, plural, one {# owner} other {# owners}}',

  'finding.commercial-use.ok.title': 'Personal use or lease',
  'finding.commercial-use.ok.sentence':
    '{records, plural, one {# record shows} other {# records show}} how it was used, with no commercial use reported.',
  'finding.commercial-use.ok.short': 'personal use',
  'finding.commercial-use.look.title': 'Reported use: {name}',
  'finding.commercial-use.look.sentence':
    'Reported {day_on}. Cars used this way wear faster but are often well maintained.',
  'finding.commercial-use.look.ask': 'Are service receipts from that time available?',
  'finding.commercial-use.look.short': '{name}',

  'finding.late-first-record.look.title': 'No records for its first {span}',
  'finding.late-first-record.look.sentence':
    'This is a {year} model, but our first record is from {day}. We have no information about the time before that.',
  'finding.late-first-record.look.ask':
    'Who had the car before then? Ask for the first title, receipts, and the service book.',
  'finding.late-first-record.look.short': 'first record in {day_year}',

  'finding.record-gap.ok.title': 'No long gaps in the records',
  'finding.record-gap.ok.sentence':
    'It never went more than {months, plural, one {# month} other {# months}} without a record.',
  'finding.record-gap.ok.short': 'no long gaps',
  'finding.record-gap.look.title': 'No records for {span}',
  'finding.record-gap.look.sentence':
    'There are no records between {fromDay} and {toDay}. That doesn’t prove anything, but it’s worth asking about.',
  'finding.record-gap.look.ask': 'Where was the car during that time? Ask for service receipts.',
  'finding.record-gap.look.short': 'gap of {span}',

  'finding.silent-since.look.title': 'No records for the last {span}',
  'finding.silent-since.look.sentence': 'The last record is from {fromDay}.',
  'finding.silent-since.look.ask':
    'What has happened since then? Ask for service receipts and the current registration.',
  'finding.silent-since.look.short': 'no records since {fromDay}',

  'finding.days-on-market.ok.title': 'On the market for {days, plural, one {# day} other {# days}}',
  'finding.days-on-market.look.title': 'Slow to sell: {days, plural, one {# day} other {# days}} on the market',
  'finding.days-on-market.look.ask': 'Why was it on the market so long, and did other buyers find anything wrong?',
  'finding.days-on-market.sentence':
    'Listed {range}; {drops, plural, =0 {the price didn’t drop} =1 {the price dropped once} =2 {the price dropped twice} other {the price dropped {drops_small} times}}{sold, select, yes { before the car sold} other {}}.',
  'finding.days-on-market.short': '{days, plural, one {# day} other {# days}} on the market',

  'finding.auctions.ok.title': '{auctions, plural, one {# auction} other {# auctions}} on record',
  'finding.auctions.ok.sentence':
    '{auctions, plural, one {# auction} other {# auctions}} ({when}), {priced, plural, =0 {none with a price} other {{priced} with a price}}.',
  'finding.auctions.look.title': '{auctions, plural, one {# auction} other {# auctions}} within a year',
  'finding.auctions.look.sentence':
    '{auctions, plural, one {# auction} other {# auctions}} ({when}), {priced, plural, =0 {none with a price} other {{priced} with a price}}. Dealers sometimes re-auction cars they couldn’t sell.',
  'finding.auctions.look.ask': 'Why was it auctioned more than once?',
  'finding.auctions.short': '{auctions, plural, one {# auction} other {# auctions}}',

  'finding.listing-claims.look.title': 'Seller’s listing: {claims_words}',
  'finding.listing-claims.look.sentence':
    'Listed with this description {day_on}. The listing doesn’t give a date for this.',
  'finding.listing-claims.look.ask': 'What happened, and when? Ask for receipts and photos.',
  'finding.listing-claims.look.short': 'listing: {claims_words}',

  'finding.failed-inspection.ok.title': 'Passed its last {test, select, emissions {emissions test} other {inspection}}',
  'finding.failed-inspection.ok.sentence': 'Passed {day_on}.',
  'finding.failed-inspection.ok.short': '{test, select, emissions {emissions test} other {inspection}} passed',
  'finding.failed-inspection.look.title':
    '{result, select, advisory {Last {test, select, emissions {emissions test} other {inspection}}: passed with advisories} other {Failed its last {test, select, emissions {emissions test} other {inspection}}}}',
  'finding.failed-inspection.look.sentence':
    '{result, select, advisory {It passed {day_on}, with items to watch or repair.} other {It failed {day_on}, and no passing result has been recorded since.}}',
  'finding.failed-inspection.look.ask': 'What problems were found, and have they been repaired?',
  'finding.failed-inspection.look.short':
    '{test, select, emissions {emissions test} other {inspection}} {result, select, advisory {passed with advisories} other {failed}}',

  'finding.recalls.look.title': '{recalls, plural, one {# recall} other {# recalls}} may apply',
  'finding.recalls.look.sentence':
    'Matched by year, make, and model. A franchised dealer can check the VIN for open recalls and do the repairs for free.',
  'finding.recalls.look.ask':
    'Which recalls have been completed? Ask for the paperwork, or check the VIN at nhtsa.gov/recalls.',
  'finding.recalls.look.short': '{recalls, number} may apply',
  'finding.recalls.alert.title':
    '{recalls, plural, one {# recall with a warning may apply} other {# recalls may apply, at least one urgent}}',
  'finding.recalls.alert.sentence':
    '{warnings} until it’s repaired. A franchised dealer can check by VIN whether the {recalls, plural, one {recall applies} other {recalls apply}} to this car.',
  'finding.recalls.alert.ask':
    'Has the recall work been completed? Ask to see the paperwork before you drive the car, or check the VIN at nhtsa.gov/recalls.',
  'finding.recalls.alert.short': '{recalls, number} may apply',
  'finding.recalls.parkIt': '{parkIt, plural, one {# recall warns} other {# recalls warn}} you not to drive the car',
  'finding.recalls.parkOutside':
    '{parkOutside, plural, one {# recall warns} other {# recalls warn}} you to park the car outside, away from buildings',

  'finding.future-record.look.title': 'Records with a future date',
  'finding.future-record.look.sentence':
    '{records, plural, one {# record is dated {day}, after this report was created. This is an error at the source, so we left it out of our checks.} other {# records are dated after this report was created, the earliest on {day}. These are errors at the source, so we left them out of our checks.}}',
  'finding.future-record.look.short': 'future date',

  'finding.record-before-built.look.title': 'Records from before the car was built',
  'finding.record-before-built.look.sentence':
    '{records, plural, one {# record is dated {day}, long before a {year} model could have been built. It} other {# records are dated long before a {year} model could have been built, the earliest from {day}. They}} may belong to another car.',
  'finding.record-before-built.look.ask':
    'Compare the VIN on the car, the title, and this report, character by character.',
  'finding.record-before-built.look.short': 'date too early',

  'finding.unread-brand.look.title': 'Unrecognized title brand',
  'finding.unread-brand.look.sentence':
    '{words, select, none {A record from {day} mentions a title brand but doesn’t name it.} other {A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.}}',
  'finding.unread-brand.look.ask': 'Does the title have a brand? Ask to see it before you pay.',
  'finding.unread-brand.look.short': 'unrecognized wording',

  'finding.unread-odometer.look.title': 'Unrecognized odometer status',
  'finding.unread-odometer.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-odometer.look.ask': 'What does this wording mean for the mileage? Ask to see the original document.',
  'finding.unread-odometer.look.short': 'unrecognized wording',

  'finding.unread-loss.look.title': 'Unrecognized loss type',
  'finding.unread-loss.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-loss.look.ask': 'What happened to the car, and who covered the loss?',
  'finding.unread-loss.look.short': 'unrecognized wording',

  'finding.unread-damage.look.title': 'Unrecognized damage type',
  'finding.unread-damage.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-damage.look.ask': 'What was damaged? Ask for repair receipts and photos.',
  'finding.unread-damage.look.short': 'unrecognized wording',

  'finding.unread-use.look.title': 'Unrecognized vehicle use',
  'finding.unread-use.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-use.look.ask': 'How was the car used at that time?',
  'finding.unread-use.look.short': 'unrecognized wording',

  'finding.unread-claims.look.title': 'Unrecognized listing claim',
  'finding.unread-claims.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-claims.look.ask': 'What does the seller mean by this wording?',
  'finding.unread-claims.look.short': 'unrecognized wording',

  'finding.unread-result.look.title': 'Unrecognized test result',
  'finding.unread-result.look.sentence':
    'A record from {day} says “{words}” ({called}). It doesn’t match a standard term, so we couldn’t include it in our checks.',
  'finding.unread-result.look.ask': 'Did the car pass? Ask to see the inspection report.',
  'finding.unread-result.look.short': 'unrecognized wording',

  'finding.general.ok.title': 'No issues found',
  'finding.general.ok.sentence': 'We found nothing unusual here.',
  'finding.general.title': 'Something to ask about',
  'finding.general.sentence': 'See the records listed here.',
  'finding.general.ask': 'What do these records mean?',
};
