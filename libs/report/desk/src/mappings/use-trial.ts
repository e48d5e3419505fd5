import { historyDeskContract, type MappingFile } from '@vinlore/report-domain';
import type { DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Sample } from './read-file.ts';
import { textOfDraft, todosOf } from './todo.ts';

/** What a mapping makes of a sample. */
export type Trial = DataOf<typeof historyDeskContract.tryHistoryMapping>;

/** A pause in typing, after which the preview follows. */
const PAUSE_MS = 350;

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Tries a draft on the beginning of a file as it changes; what was shown last stays until the next is here. */
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
          // An import asks for the source where the mapping names none; here the file stands for it.
          ...(!hasSource && { source: sample!.name.slice(0, 80) }),
        },
        { signal },
      ),
    enabled: sample !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // The key holds a file: nobody comes back to an old one.
    gcTime: 0,
    retry: false,
  });
}
