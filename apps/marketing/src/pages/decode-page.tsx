import { CallError } from '@vinlore/contract';
import { Notice } from '@vinlore/ui';
import {
  checkDigitIsMandatory,
  type DecodedVehicle,
  vehicleContract,
  VIN_LENGTH,
  type VinSuggestion,
  VinSuggestionSchema,
} from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { LookUp } from '../look-up.tsx';
import type { Text, Visit } from '../site.ts';
import { stickerOf } from '../sticker/sample.ts';
import styles from './page.module.css';
import type { DrawnPage } from './page.ts';
import { Opening } from './opening.tsx';
import { Suggestions } from './suggestions.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** What somebody typed is shown again, but never at any length. */
const LONGEST_ECHO = 64;

const RefusalSchema = v.object({ suggestions: v.array(VinSuggestionSchema) });

function suggestionsOf(error: CallError): VinSuggestion[] {
  const parsed = v.safeParse(RefusalSchema, error.data);
  return parsed.success ? parsed.output.suggestions : [];
}

/** The form, with what was typed still in it and what stands in the way above it. */
function FormPage({ text, typed, error }: { text: Text; typed: string; error?: CallError }) {
  const refused = error?.fault === 'refused' && error.status < 500;
  return (
    <Opening title={text.t('decode.formTitle')} lead={text.t('decode.formLead')}>
      {error && (
        <div className={styles.notice}>
          <Notice
            status={refused ? 'stop' : 'ask'}
            title={refused ? error.message : text.t('decode.unavailable')}
            role="alert"
          >
            {refused ? (
              <Suggestions text={text} suggestions={suggestionsOf(error)} />
            ) : (
              <p>{text.t('decode.unavailableText')}</p>
            )}
          </Notice>
        </div>
      )}
      <LookUp vin={typed.slice(0, LONGEST_ECHO)} />
    </Opening>
  );
}

function nameOf({ fullName, trim }: DecodedVehicle, text: Text): string {
  return [fullName, trim].filter(Boolean).join(' ') || text.t('decode.noName');
}

/** Whether a sticker may be made of it: whole, nameable, and not certainly mistyped. */
function isWhole({ vin, make, year, checkDigit }: DecodedVehicle): boolean {
  const mistyped = checkDigit === 'disagrees' && checkDigitIsMandatory(vin);
  return vin.length === VIN_LENGTH && !vin.includes('*') && make !== null && year !== null && !mistyped;
}

/** `/decode?vin=…`: what the look-up form leads to. Made for this request, never kept. */
export async function decodePage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== '/decode') return null;
  const { brand, language, origin, query, text, call } = visit;
  const typed = query.get('vin') ?? '';
  const description = text.t('decode.formLead');
  const form = { title: `${text.t('decode.formTitle')} | ${brand.name}`, description, metaRobots: 'noindex, follow' };
  if (!typed.trim()) return { status: 200, cache: 'never', meta: form, body: <FormPage text={text} typed="" /> };
  try {
    const vehicle = await call(vehicleContract.decode, { vin: typed });
    const name = nameOf(vehicle, text);
    const meta = {
      title: `${text.t('decode.metaTitle', { vehicle: name, vin: vehicle.vin })} | ${brand.name}`,
      description: text.t('decode.metaDescription', { vehicle: name, vin: vehicle.vin }),
      metaRobots: 'noindex, follow',
    };
    const sticker = stickerOf(vehicle, brand, language, origin);
    const body = (
      <VehiclePage
        name={name}
        vehicle={vehicle}
        sticker={sticker}
        text={text}
        canMakeSticker={brand.features.sticker && isWhole(vehicle)}
      />
    );
    return { status: 200, cache: 'never', meta, body };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refused = error.fault === 'refused' && error.status >= 400 && error.status < 500;
    const status = refused ? error.status : 503;
    return { status, cache: 'never', meta: form, body: <FormPage text={text} typed={typed} error={error} /> };
  }
}
