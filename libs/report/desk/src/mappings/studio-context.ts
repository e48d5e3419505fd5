import type { DataOf } from '@vinlore/contract';
import type { historyDeskContract, SampleColumn } from '@vinlore/report-domain';
import { createContext, useContext } from 'react';

/** What mappings can say, in the reader's language. */
export type MappingWords = DataOf<typeof historyDeskContract.mappingWords>;

/** What the parts of the studio share: words of the mapping language, and the columns of the file. */
export interface Studio {
  readonly words: MappingWords;
  /** None until a file is chosen. */
  readonly columns: readonly SampleColumn[];
}

const StudioContext = createContext<Studio | null>(null);

/** Gives the studio to its parts. */
export const StudioProvider = StudioContext;

/** What the studio's parts share. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('outside the studio');
  return studio;
}
