import { defineMessages } from '@vinlore/i18n';

/** What the server says about reports; `Wrong VIN` and `no data` are the specification's own texts (spec §8). */
export const reportServerMessages = defineMessages({
  en: {
    'report.wrongVin': 'Wrong VIN',
    'report.noData': 'no data',
    'report.nameDiffers':
      'You entered {entered}, but this number is of a {decoded}. Correct the name, or confirm it. Nothing was spent.',
    'report.noCredit': 'A new report costs one credit, and you have none left. Choose a plan to make it.',
    'report.off':
      '{brand} makes no new reports at the moment. Nothing was spent: your credits and the reports that you have stay yours. Write to {support} with any question.',
    'report.fairUse':
      'Your unlimited plan is meant for {limit, number} reports a period, and you have made them. Write to {support} if you need more now, or buy credits.',
    'report.noType':
      '{type, select, CA {We have no records of Canada right now.} EU {We have no records of Europe right now.} other {We have no records of that region right now.}} Choose another region.',
    'report.noSource':
      'None of our sources of records answers right now. Nothing was spent; try again in a few minutes.',
    'report.returned': 'No source has a record of this car, so your credit is back.',
    'report.none': 'No report has that number.',
    'report.otherSite': 'This host serves another site.',
    'report.noShare': 'There is no such link, it is over, or its owner ended it.',
    'report.manyShares':
      'This report has {most, number} open links and can’t have more. End one, or wait until one is over.',
    'report.noRecord': 'This report has no such record.',
    'report.disputed':
      'Support has it, and answers by mail within {within, select, hour {an hour} business {{hours} business hours} other {{hours} hours}}.',
    'report.disputeText':
      'I dispute a record of report {report}, {title}, VIN {vin}.\nSource: {source}\nRecord: {record}\nKind and day: {kind}, {date}\n\n{message}',
    'report.linkOver': 'This link is over. Open the document from your dashboard.',
    'report.altered':
      'This report’s data no longer match our signature, so it can’t be opened. Please tell us: {email}',
    'report.noPlate': 'Enter a license plate of up to eight letters and digits.',
    'report.noRegister': 'The register of that country isn’t available here.',
    'report.registerDown': '{register} doesn’t answer right now. Try again in a few minutes.',
    'report.plateUnknown': '{register} doesn’t know this license plate.',
    'reportRow.several': 'This number fits several vehicles. Look it up on its own and choose yours.',
    'reportRow.unknown-classic': 'We don’t know this older VIN. Look it up on its own and say what car it is.',
    'reportRow.no-data': 'No source has a record of this vehicle. It cost nothing.',
    'reportRow.no-source': 'No source of records answered. It cost nothing; send the row again.',
    'reportRow.empty-report': 'No source has a record of this vehicle, so its credit is back.',
    'reportRow.unreadable': 'We can’t read this VIN. Compare it with the one on the car.',
    'report.busy': 'Many reports are being set right now. Yours is safe; open it again in a moment.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
