import { commonProblemWords, type RowFault } from '@vinlore/bulk';
import type { Translator } from '@vinlore/i18n';
import { classicCandidates, isClassicVin, vinFault } from '@vinlore/vehicle-domain';
import type { ReportDeps } from '../deps.ts';
import {
  DEFAULT_OPTIONS,
  isFault,
  type ReportRequest,
  requestByClassicNumber,
  requestByVin,
} from '../report-request.ts';

/** A report request for a VIN of a list, or the reason there is none, with the VIN that was probably meant. */
type Judgment = { readonly request: ReportRequest } | RowFault;

const NOBODY = { year: '', make: '', model: '', series: '' };

/**
 * Accepts a classic number only if the tables list exactly one vehicle for it, since a list can't ask which one is
 * meant.
 */
function judgeClassic(vin: string): Judgment {
  const fitting = classicCandidates(vin).length;
  if (fitting > 1) return { problem: 'several', suggestion: null };
  const request = requestByClassicNumber(vin, NOBODY, DEFAULT_OPTIONS);
  return isFault(request) ? { problem: 'unknown-classic', suggestion: null } : { request };
}

/**
 * Validates a VIN as the report page would, but with a more specific problem than `Wrong VIN`. @param vin cleaned VIN
 */
export function judgeVin(deps: Pick<ReportDeps, 'decode'>, vin: string): Judgment {
  const fault = vinFault(vin);
  if (fault?.kind === 'empty') return { problem: 'empty', suggestion: null };
  if (isClassicVin(vin)) return judgeClassic(vin);
  if (fault?.kind === 'letter') {
    const meant = vin.replaceAll('I', '1').replace(/[OQ]/g, '0');
    return { problem: 'letter', suggestion: isFault(requestByVin(deps, meant, DEFAULT_OPTIONS)) ? null : meant };
  }
  if (fault) return { problem: fault.kind, suggestion: null };
  const request = requestByVin(deps, vin, DEFAULT_OPTIONS);
  if (!isFault(request)) return { request };
  const [meant, another] = (request.fault === 'wrong-vin' && request.suggestions) || [];
  return { problem: 'check-digit', suggestion: another ? null : (meant?.vin ?? null) };
}

/** Returns the text of a problem, including how to fix it. @param problem as stored */
export function problemWords(text: Translator, problem: string, vin: string): string {
  const common = commonProblemWords(text, problem, vin, vinFault(vin));
  if (common !== null) return common;
  switch (problem) {
    case 'several':
    case 'unknown-classic':
    case 'no-data':
    case 'no-source':
    case 'empty-report':
      return text.t(`reportRow.${problem}`);
    default:
      return text.t('reportRow.unreadable');
  }
}
