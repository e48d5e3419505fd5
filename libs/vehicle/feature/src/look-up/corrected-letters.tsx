import { StatusWord, useTranslator } from '@vinlore/ui';
import type { LetterForDigit } from '@vinlore/vehicle-domain';
import type { vehicleMessages } from '../messages/index.ts';

/** Props of `CorrectedLetters`. */
export interface CorrectedLettersProps {
  readonly letters: readonly LetterForDigit[];
}

/** Shows which letters of a pasted text were read as digits, since the field no longer shows them. */
export function CorrectedLetters({ letters }: CorrectedLettersProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const [first] = letters;
  if (!first) return null;
  const positions = letters.map(({ position }) => position).join(', ');
  return (
    <p>
      <StatusWord status="info">
        {t('vin.corrected', { count: letters.length, positions, found: first.found, instead: first.instead })}
      </StatusWord>
    </p>
  );
}
