import { useTranslator } from '@vinlore/ui';
import type { VinSuggestion } from '@vinlore/vehicle-domain';
import { MarkedVin } from '../look-up/marked-vin.tsx';
import type { DecodedTexts } from '../messages/decoded.ts';

/** Props of `Suggestions`. */
export interface SuggestionsProps {
  readonly suggestions: readonly VinSuggestion[];
  readonly hrefOf: (vin: string) => string;
}

/** Likely corrections of a VIN as links, with the changed characters underlined. */
export function Suggestions({ suggestions, hrefOf }: SuggestionsProps) {
  const { t } = useTranslator<DecodedTexts>();
  return (
    <>
      <span>{t('decoded.perhaps')}</span>
      {suggestions.slice(0, 3).map(({ vin, positions }) => (
        <a key={vin} className="btn btn-outline" href={hrefOf(vin)} aria-label={vin}>
          <MarkedVin vin={vin} positions={positions} />
        </a>
      ))}
    </>
  );
}
