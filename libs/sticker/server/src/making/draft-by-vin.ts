import { type StickerSelection, stickerInput } from '@vinlore/sticker-domain';
import {
  checkDigitMismatch,
  classicCandidates,
  type ClassicCandidate,
  isClassicVin,
  plainVin,
  vinFault,
} from '@vinlore/vehicle-domain';
import type { StickerDeps } from '../deps.ts';
import { vinSubject } from '../subject.ts';
import type { Draft, DraftFault } from './draft.ts';

type Decoding = Pick<StickerDeps, 'decode'>;

/** Drafts by VIN: 17 characters are decoded, 14 or fewer are looked up in the classic tables (spec §4). */
export function draftByVin(deps: Decoding, typed: string, selection: StickerSelection | null): Draft | DraftFault {
  const vin = plainVin(typed);
  if (vin === '' || !isClassicVin(vin)) return draftByDecode(deps, vin, selection);
  const candidates = classicCandidates(vin);
  const [first] = candidates;
  if (!first) return { fault: 'wrong-vin' };
  return candidates.length > 1 ? { fault: 'several', candidates } : classicDraft(first, vin, selection);
}

function draftByDecode({ decode }: Decoding, vin: string, selection: StickerSelection | null): Draft | DraftFault {
  if (vinFault(vin)) return { fault: 'wrong-vin' };
  const decoded = decode(vin);
  const { year, make, model, trim, elements, suggestions } = decoded;
  if (checkDigitMismatch(decoded) || make === null || year === null) return { fault: 'wrong-vin', suggestions };
  return {
    vehicle: { decoded: stickerInput(decoded) },
    year,
    subject: vinSubject(vin),
    query: { year, make, model: model ?? '', trim: selection?.trim || trim, decoded: { elements } },
    selection,
  };
}

/** Drafts one of the vehicles that match a classic VIN. @param stated trim entered with the VIN; empty for none */
export function classicDraft(
  classic: ClassicCandidate,
  vin: string,
  selection: StickerSelection | null,
  stated = '',
): Draft {
  const { year, make, model, series, engine } = classic;
  const trim = selection?.trim || stated || (series === model ? null : series);
  return {
    vehicle: { classic: { ...classic, vin, ...(selection === null && stated && { trim: stated }) } },
    year,
    subject: vinSubject(vin),
    query: { year, make, model, trim, engine },
    selection,
  };
}
