import { useBrand } from '@vinlore/ui';

/** What the brand sells, as the word that texts choose by. */
export function useSold(): 'both' | 'report' | 'sticker' {
  const { report, sticker } = useBrand().features;
  if (report && sticker) return 'both';
  return report ? 'report' : 'sticker';
}
