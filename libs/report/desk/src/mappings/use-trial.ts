import { historyDeskContract, type MappingFile } from '@vinlore/report-domain';
import type { DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Sample } from './read-file.ts';
import { textOfDraft, todosOf } from './todo.ts';

/** Result of applying a mapping to a sample. */
export type Trial = DataOf<typeof historyDeskContract.tryHistoryMapping>;

/** Debounce of the preview, in milliseconds. */
const PAUSE_MS = 350;

/** Debounces a value. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Previews a draft as it changes, using the beginning of a file. Keeps the last result until the next one is ready. */
export function useTrial(sample: Sample | null, draft: MappingFile | null, asOf: string) {
  const call = useCall();
  const text = draft && todosOf(draft).length === 0 ? textOfDraft(draft) : null;
  const hasSource = draft?.source !== undefined;
  const mapping = useSettled(text);
  return useQuery<Trial>({
    queryKey: ['history-mapping-trial', sample, mapping, asOf],
    queryFn: ({ signal }) =>
      call(
        historyDeskContract.tryHistoryMapping,
        {
          bytes: sample!.bytes,
          whole: sample!.isWhole ? '1' : '0',
          ...(mapping !== null && { mapping }),
          ...(asOf !== '' && { as_of: asOf }),
          // An import asks for a source if the mapping has none; in the preview, the file name stands in.
          ...(!hasSource && { source: sample!.name.slice(0, 80) }),
        },
        { signal },
      ),
    enabled: sample !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // The key contains the file, so old entries are never reused.
    gcTime: 0,
    retry: false,
  });
}
