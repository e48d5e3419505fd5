/** What a view says besides: its verdict, limits, notes, sources, readings and timeline. */
export const view = {
  'checkDigit.tooOld': 'VINs this old don’t have a check digit',
  'checkDigit.agrees': 'Check digit matches',
  'checkDigit.none': 'This VIN has no check digit',
  'checkDigit.disagrees': 'Check digit doesn’t match: this VIN may have a typo',
  'made.on': 'Created {date_on}',
  'made.canada': 'Created {date_on} with U.S. and Canadian records',
  'made.europe': 'Created {date_on} with U.S. and European records',

  'span.months': '{months, plural, one {# month} other {# months}}',
  'span.years': '{years, plural, one {# year} other {# years}}',

  'verdict.serious': '{count, plural, one {one serious issue} other {{count_small} serious issues}}',
  'verdict.asks': '{count, plural, one {one thing to ask about} other {{count_small} things to ask about}}',
  'verdict.recalls': '{count, plural, one {one recall to check} other {{count_small} recalls to check}}',
  'verdict.missing':
    '{text}{down, plural, =0 {} one {, but one source didn’t respond} other {, but {down_small} sources didn’t respond}}',
  'verdict.noAnswer': 'Our sources didn’t respond',
  'verdict.noRecord': 'No record found',
  'verdict.noSource': 'No history sources were checked',
  'verdict.nothingShown': 'No issues in the sections shown',
  'verdict.notJudged': 'Sections hidden by the owner aren’t evaluated.',
  'verdict.nothing': 'No issues in {records, plural, one {# record} other {# records}}',
  'verdict.down': '{names} didn’t respond, so {count, plural, one {its} other {their}} records are missing.',
  'verdict.notLoaded': 'Not available yet: {names}.',
  'verdict.more': 'Plus {count_small} more.',
  'verdict.noneHasIt':
    '{count, plural, one {one source} other {{count_small} sources}} returned no records for this vehicle.',
  'verdict.noneAsked': 'None of our sources cover titles, accidents, or odometer readings for this vehicle.',
  'verdict.neverRecorded': 'Not everything that happens to a car gets reported.',

  'tile.owners': 'Owners',
  'tile.reading': 'Last odometer reading',
  'tile.service': 'Service',
  'tile.ownerCount': '{count, plural, one {# owner} other {# owners}}',
  'tile.inAll': '{date}; at least {total} total',
  'tile.lastVisit': 'Last: {date}',

  'limit.notClean':
    '“No record found” doesn’t mean “clean”: records can be missing or late, and many events are never reported.',
  'limit.inspect': 'Have a mechanic you trust inspect the car before you pay.',
  'limit.matchVin': 'Make sure the VIN on the windshield, the door, and the title matches the one on this report.',
  'limit.asOf': 'An “as of” date shows how current a source’s data is, not when an event happened.',
  'limit.classic':
    'VINs from before 1981 have no check digit and weren’t unique across manufacturers. National records don’t go back that far.',
  'limit.europe':
    'European registries don’t share all their records, and coverage varies by country. Readings in kilometers are also shown in miles.',
  'limit.canada':
    'Each Canadian province keeps its own title, brand, and lien records, and not all of them reach our sources. Check with the provincial registry, too.',
  'limit.sample': 'This is a sample report. Its records are made up and don’t describe a real car.',
  'withheld.vin': 'the last characters of the VIN',
  'withheld.mileage': 'the mileage entered',
  'withheld.all': 'Hidden by the owner: {kept}.',

  'note.brand': 'States can take months to brand a title, and a new state doesn’t always carry over an earlier brand.',
  'note.damage':
    'A police report describes what an officer saw, not what a repair shop found. Have the areas listed here inspected.',
  'note.theft': 'Lenders don’t always record a lien right away. Check with the state title office before you pay.',
  'note.market': 'Listings are written by sellers and haven’t been verified.',
  'note.recall':
    'Recalls are matched by year, make, and model, so they may or may not apply to this car. Only the manufacturer, a franchised dealer, or nhtsa.gov/recalls can confirm by VIN.',
  'note.recallCanada':
    'Recalls are matched by year, make, and model, so they may or may not apply to this car. Only the manufacturer or a franchised dealer can confirm by VIN. Transport Canada and NHTSA number their campaigns separately, so the same defect may be listed twice.',
  'note.recallsNotLoaded':
    'Recall data isn’t available yet. That doesn’t mean there are no recalls: check the VIN for free at nhtsa.gov/recalls.',
  'note.canadaLicense': 'Contains information licensed under the Open Government Licence – Canada (Transport Canada).',
  'note.recallsInEnglish': 'Recall details are in English, as published.',

  'basis.asOf': '{sources}, as of {date}',
  'basis.oldestAsOf': '{sources}, oldest as of {date}',
  'basis.sources': '{count, plural, one {# source} other {# sources}}',
  'basis.down': '{names} didn’t respond',
  'basis.notLoaded': 'Not available yet: {names}',

  'source.down': 'Didn’t respond. Records from this source are missing.',
  'source.notLoaded': 'Not available yet. Records from this source are missing.',
  'source.notCovering': 'Doesn’t cover this make or model year',
  'source.decode': 'Decoded the VIN',
  'source.recalls': '{count, plural, =0 {No recalls found} one {# recall found} other {# recalls found}}',
  'source.events': '{count, plural, =0 {No records found} one {# record found} other {# records found}}',
  'source.asOf': '{answer}, as of {date}',

  'badge.parkIt': 'Do not drive',
  'badge.parkOutside': 'Park outside',
  'badge.overTheAir': 'Over-the-air update',

  'record.brand': '{brand} (code {code})',
  'record.brandNotInD20': 'Nonstandard brand',
  'record.odometerCode': 'Odometer code',

  'fact.cylinders': '{count, plural, one {# cylinder} other {# cylinders}}',
  'fact.speeds': '{count, plural, one {# speed} other {# speeds}}',
  'fact.builtIn': 'built in {plant}',

  'reading.title': 'Title or registration',
  'reading.service': 'Service or inspection',
  'reading.market': 'Auction or listing',
  'reading.other': 'Other reading',
  'reading.onCar': 'From the car’s odometer',
  'reading.summary': '{count_small} readings from {first} ({firstDate}) to {last} ({lastDate}).',
  'reading.undrawn':
    '{count, plural, one {one reading isn’t on the chart; see the table.} other {{count_small} readings aren’t on the chart; see the table.}}',
  'reading.outOfLine': '{count, plural, one {one is} other {{count_small} are}} inconsistent.',

  'timeline.ownerNth': '{nth} owner',
  'timeline.owner': 'Owner {place}',
  'timeline.since': 'since {date_the}',
  'timeline.askInvoices': 'Ask for service receipts',
};
