import type { Finding } from '../data/report-data.ts';
import { auctions } from './auctions.ts';
import { commercialUse } from './commercial-use.ts';
import { conflictingReadings } from './conflicting-readings.ts';
import { damage } from './damage.ts';
import { daysOnMarket } from './days-on-market.ts';
import { enteredMileage } from './entered-mileage.ts';
import { exported, impound } from './export-and-impound.ts';
import { failedInspection } from './failed-inspection.ts';
import type { Rule, RuleFacts } from './finding.ts';
import { futureRecord, recordBeforeBuilt } from './odd-dates.ts';
import { listingClaims } from './listing-claims.ts';
import { odometerCodes, odometerExempt } from './odometer-codes.ts';
import { odometerAbsurd, odometerPlausibility, odometerTooLow } from './odometer-plausibility.ts';
import { odometerOutOfLine, odometerRollback } from './odometer-rollback.ts';
import { odometerTotal } from './odometer-total.ts';
import { openLien } from './open-lien.ts';
import { owners } from './owners.ts';
import { recalls } from './recalls.ts';
import { lateFirstRecord, recordGap, silentSince } from './record-gap.ts';
import { salvageAuction } from './salvage-auction.ts';
import { salvageRecords } from './salvage-records.ts';
import { seenAfterEnd } from './seen-after-end.ts';
import { theft } from './theft.ts';
import { titleBrandMissingLater } from './title-brand-missing-later.ts';
import { noTitleBrand, titleBrands } from './title-brands.ts';
import { titleStates } from './title-states.ts';
import { totalLoss } from './total-loss.ts';
import { unreadWords, withoutPraise } from './unread-words.ts';

/** All rules, in the order of their sections. */
const ALL: readonly Rule[] = [
  futureRecord,
  recordBeforeBuilt,
  titleStates,
  titleBrands,
  noTitleBrand,
  titleBrandMissingLater,
  odometerRollback,
  odometerOutOfLine,
  odometerTotal,
  odometerPlausibility,
  odometerAbsurd,
  odometerTooLow,
  odometerCodes,
  odometerExempt,
  enteredMileage,
  conflictingReadings,
  totalLoss,
  salvageRecords,
  salvageAuction,
  seenAfterEnd,
  theft,
  openLien,
  exported,
  impound,
  damage,
  owners,
  commercialUse,
  lateFirstRecord,
  recordGap,
  silentSince,
  daysOnMarket,
  auctions,
  listingClaims,
  failedInspection,
  unreadWords,
  recalls,
];

/** Returns all findings in reading order. */
export const runRules = (facts: RuleFacts): Finding[] => withoutPraise(ALL.flatMap((rule) => rule(facts)));
