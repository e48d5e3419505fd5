import { garageMessages, SaveToGarage } from '@vinlore/garage-feature';
import { withTexts } from '@vinlore/ui';
import { loadTexts } from '../../load-texts.ts';
import { entryLink } from './garage-links.tsx';

const Texts = withTexts(async (language) => (await loadTexts(language, [garageMessages])).messages);

/** Button that saves another page's vehicle, with its own texts. */
export function SaveVehicle({ vin }: { readonly vin: string }) {
  return (
    <Texts>
      <SaveToGarage vin={vin} entryLink={entryLink} />
    </Texts>
  );
}
