import type { DataOf } from '@vinlore/contract';
import type { historyDeskContract, SampleColumn } from '@vinlore/report-domain';
import { createContext, useContext } from 'react';

/** Options of the mapping language, in the reader's language. */
export type MappingWords = DataOf<typeof historyDeskContract.mappingWords>;

/** Shared state of the mapping editor: options of the mapping language, and the file's columns. */
export interface Studio {
  readonly words: MappingWords;
  /** Empty until a file is chosen. */
  readonly columns: readonly SampleColumn[];
}

const StudioContext = createContext<Studio | null>(null);

/** Provides the shared state. */
export const StudioProvider = StudioContext;

/** Returns the shared state. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('No MappingStudio above this component.');
  return studio;
}
