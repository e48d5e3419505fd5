import { defineMessages } from '@vinlore/i18n';

/** Texts of the server about reports; `Wrong VIN` and `no data` are the specification's own texts (spec §8). */
export const reportServerMessages = defineMessages({
  en: {
    'report.wrongVin': 'Wrong VIN',
    'report.noData': 'no data',
    'report.nameDiffers':
      'You entered {entered}, but this VIN decodes to a {decoded}. Correct the vehicle or confirm it. No credit was used.',
    'report.noCredit': 'A new report costs one credit, and you don’t have any left. Choose a plan to create it.',
    'report.off':
      '{brand} isn’t creating new reports right now. No credit was used, and you keep your credits and reports. Questions? Contact {support}.',
    'report.fairUse':
      'You’ve reached your unlimited plan’s fair-use limit of {limit, number} reports per period. If you need more now, contact {support} or buy credits.',
    'report.noType':
      '{type, select, CA {We don’t have Canadian records right now.} EU {We don’t have European records right now.} other {We don’t have records for that region right now.}} Choose another region.',
    'report.noSource': 'None of our record sources responded. No credit was used. Try again in a few minutes.',
    'report.returned': 'We found no records for this car, so we refunded your credit.',
    'report.noTestVehicle': 'In test mode, only sample vehicles have reports. Use one of their VINs.',
    'report.testDown': 'No source answered (test mode). Nothing was spent.',
    'report.none': 'Report not found.',
    'report.otherSite': 'This address belongs to another site.',
    'report.noShare': 'This link doesn’t exist, has expired, or was deactivated by its owner.',
    'report.manyShares':
      'This report already has {most, number} active links, the maximum. Deactivate one or wait for one to expire.',
    'report.noRecord': 'Record not found in this report.',
    'report.disputed':
      'Sent to support. We’ll reply by email within {within, select, hour {an hour} business {{hours} business hours} other {{hours} hours}}.',
    'report.disputeText':
      'I’m disputing a record in report {report}, {title}, VIN {vin}.\nSource: {source}\nRecord: {record}\nType and date: {kind}, {date}\n\n{message}',
    'report.linkOver': 'This link has expired. Open the document from your account.',
    'report.altered': 'This report’s data no longer matches our signature, so it can’t be opened. Contact {email}.',
    'report.noPlate': 'Enter a license plate of up to 8 letters and numbers.',
    'report.noRegister': 'License plate lookup isn’t available for that country.',
    'report.registerDown': '{register} didn’t respond. Try again in a few minutes.',
    'report.plateUnknown': 'License plate not found in {register}.',
    'reportRow.several': 'This VIN matches several vehicles. Look it up separately and choose yours.',
    'reportRow.unknown-classic':
      'We don’t recognize this classic VIN. Look it up separately and enter the car’s details.',
    'reportRow.no-data': 'No records found for this vehicle. No credit was used.',
    'reportRow.no-source': 'No record source responded. No credit was used. Submit this row again.',
    'reportRow.empty-report': 'No records found for this vehicle, so we refunded the credit.',
    'reportRow.unreadable': 'This VIN isn’t valid. Check it against the one on the car.',
    'report.busy': 'We’re creating a lot of reports right now. Yours is saved. Open it again in a moment.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
