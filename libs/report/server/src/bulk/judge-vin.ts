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

/** A VIN of a list that a report can be made of, or why not and which one was probably meant. */
type Judgment = { readonly request: ReportRequest } | RowFault;

const NOBODY = { year: '', make: '', model: '', series: '' };

/** By a classic number, where the tables know one car of it: nobody is there to be asked which. */
function judgeClassic(vin: string): Judgment {
  const fitting = classicCandidates(vin).length;
  if (fitting > 1) return { problem: 'several', suggestion: null };
  const request = requestByClassicNumber(vin, NOBODY, DEFAULT_OPTIONS);
  return isFault(request) ? { problem: 'unknown-classic', suggestion: null } : { request };
}

/** Judges a VIN as a report's own page would, and says more than `Wrong VIN` about one that is wrong. @param vin plain */
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

/** A problem in words that say what to do. @param problem as it was stored */
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
