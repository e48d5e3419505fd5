/** What a view says besides: its verdict, limits, notes, sources, readings and timeline. */
export const view = {
  'checkDigit.tooOld': 'A number of this age has no check digit',
  'checkDigit.agrees': 'Check digit agrees',
  'checkDigit.none': 'This number has no check digit',
  'checkDigit.disagrees': 'Check digit disagrees: a character may be wrong',
  'made.on': 'Made {date_on}',
  'made.canada': 'Made {date_on} with records of the United States and Canada',
  'made.europe': 'Made {date_on} with records of the United States and Europe',

  'span.months': '{months, plural, one {# month} other {# months}}',
  'span.years': '{years, plural, one {# year} other {# years}}',

  'verdict.serious': '{count, plural, one {one serious thing} other {{count_small} serious things}}',
  'verdict.asks': '{count, plural, one {one thing to ask about} other {{count_small} things to ask about}}',
  'verdict.recalls': '{count, plural, one {one recall to check} other {{count_small} recalls to check}}',
  'verdict.missing':
    '{text}{down, plural, =0 {} one {, but one source did not answer} other {, but {down_small} sources did not answer}}',
  'verdict.noAnswer': 'Our sources did not answer',
  'verdict.noRecord': 'No record found',
  'verdict.noSource': 'No history source was asked',
  'verdict.nothingShown': 'Nothing stands out in what’s shown',
  'verdict.notJudged': 'What the owner doesn’t show isn’t judged.',
  'verdict.nothing': 'Nothing stands out in {records, plural, one {# record} other {# records}}',
  'verdict.down': '{names} did not answer: what {count, plural, one {it has} other {they have}} is missing here.',
  'verdict.notLoaded': 'Not loaded yet: {names}.',
  'verdict.more': 'And {count_small} more.',
  'verdict.noneHasIt':
    '{count, plural, one {one source} other {{count_small} sources}} answered, and none has a record of this number.',
  'verdict.noneAsked': 'None of our data sources covers titles, accidents, or odometer readings for this vehicle.',
  'verdict.neverRecorded': 'That says nothing about what was never recorded.',

  'tile.owners': 'Owners',
  'tile.reading': 'Last reading',
  'tile.service': 'Service',
  'tile.ownerCount': '{count, plural, one {# owner} other {# owners}}',
  'tile.inAll': '{date}; at least {total} in all',
  'tile.lastVisit': 'Last: {date}',

  'limit.notClean': '“No record found” is not “clean”: records can be missing or late, and much is never recorded.',
  'limit.inspect': 'Before you pay, have the car inspected by a mechanic of your choice.',
  'limit.matchVin': 'Match the VIN on the windshield, the door and the title with the one on this report.',
  'limit.asOf': 'Each “as of” date is the day up to which a source knows, not the day of an event.',
  'limit.classic':
    'Numbers from before 1981 carry no check digit and were not unique across makers; national records begin later than this car.',
  'limit.europe':
    'European registers do not all share their records: each country tells what it keeps, and miles beside kilometers are our conversion.',
  'limit.canada':
    'Each Canadian province keeps its own records of titles, brands, and liens, and not all of them reach our sources: ask the registry of the province, too.',
  'limit.sample':
    'This is a sample: records in it were invented to show the form of a report, and say nothing about a real car.',
  'withheld.vin': 'the end of the VIN',
  'withheld.mileage': 'the mileage entered',
  'withheld.all': 'The owner does not show: {kept}.',

  'note.brand':
    'A state may brand a title months after the event, and the brand of one state is not always carried over by the next.',
  'note.damage':
    'A police report says what an officer saw, not what a shop found. Have the spots named here inspected.',
  'note.theft': 'Lenders do not always record a lien at once. Ask the title office of the state before you pay.',
  'note.market': 'Listings are in the sellers’ own words and haven’t been verified.',
  'note.recall':
    'Recalls are found by year, make and model, so they may apply to this car or not. Only the maker, a dealer of the make or nhtsa.gov/recalls can tell by the VIN.',
  'note.recallCanada':
    'Recalls are found by year, make, and model, so they may apply to this car or not. Only the manufacturer or a dealer of the make can tell by the VIN. Transport Canada and NHTSA each number a campaign in their own way, so the same defect can be listed twice.',
  'note.recallsNotLoaded':
    'Recalls aren’t loaded yet. That doesn’t mean there’s no recall: check the VIN at nhtsa.gov/recalls. It’s free.',
  'note.canadaLicense': 'Contains information licensed under the Open Government Licence – Canada (Transport Canada).',
  'note.recallsInEnglish': 'These texts are in English, as they were published.',

  'basis.asOf': '{sources}, as of {date}',
  'basis.oldestAsOf': '{sources}, the oldest as of {date}',
  'basis.sources': '{count, plural, one {# source} other {# sources}}',
  'basis.down': '{names} did not answer',
  'basis.notLoaded': 'Not loaded yet: {names}',

  'source.down': 'Did not answer: what it has is missing here',
  'source.notLoaded': 'Not loaded yet: what it has is missing here',
  'source.notCovering': 'Doesn’t cover this make or these years',
  'source.decode': 'Decoded the VIN',
  'source.recalls': 'Answered, {count, plural, one {# recall} other {# recalls}}',
  'source.events': 'Answered, {count, plural, one {# record} other {# records}}',
  'source.asOf': '{answer}, as of {date}',

  'badge.parkIt': 'Do not drive',
  'badge.parkOutside': 'Park outside',
  'badge.overTheAir': 'Over-the-air update',

  'record.brand': '{brand} (code {code})',
  'record.brandNotInD20': 'not in D.20',
  'record.odometerCode': 'Odometer code',

  'fact.cylinders': '{count, plural, one {# cylinder} other {# cylinders}}',
  'fact.speeds': '{count, plural, one {# speed} other {# speeds}}',
  'fact.builtIn': 'built in {plant}',

  'reading.title': 'At title or registration',
  'reading.service': 'At service or inspection',
  'reading.market': 'At auction or listing',
  'reading.other': 'Other reading',
  'reading.onCar': 'Read on the car',
  'reading.summary': '{count_small} readings from {first} ({firstDate}) to {last} ({lastDate}).',
  'reading.undrawn':
    '{count, plural, one {one reading isn’t drawn; it’s in the table.} other {{count_small} readings aren’t drawn; they’re in the table.}}',
  'reading.outOfLine': '{count, plural, one {one is} other {{count_small} are}} out of line.',

  'timeline.ownerNth': '{nth} owner',
  'timeline.owner': 'Owner {place}',
  'timeline.since': 'since {date_the}',
  'timeline.askInvoices': 'Ask for service invoices',
};
