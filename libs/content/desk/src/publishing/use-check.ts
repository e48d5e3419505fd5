import {
  type AnyDocument,
  contentDeskContract,
  type DocumentFault,
  pageFaults,
  siteFaults,
} from '@vinlore/content-domain';
import type { Language } from '@vinlore/i18n';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Returns the errors that can be found in the document alone. */
export function useFaults(document: AnyDocument | null): readonly DocumentFault[] {
  return useMemo(() => {
    if (!document) return [];
    return 'blocks' in document ? pageFaults(document) : siteFaults(document);
  }, [document]);
}

/** Returns the errors that only the server finds, such as broken links. */
export function useCheck(id: string, language: Language, document: AnyDocument) {
  const call = useCall();
  return useQuery({
    queryKey: ['content', 'check', id, language, document],
    queryFn: ({ signal }) => call(contentDeskContract.checkDocument, { id, language, document }, { signal }),
    gcTime: 0,
  });
}
