import { contentDeskContract } from '@vinlore/content-domain';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentForm } from '../fields/form-context.ts';

/** Suggestions for link and image fields. */
export type Offered = Pick<DocumentForm, 'paths' | 'pictures'>;

/** Returns the brand's first paths and images as suggestions; without them, both are typed. */
export function useOffered(): Offered {
  const call = useCall();
  const { data: pages } = useQuery({
    queryKey: ['content', 'offered', 'pages'],
    queryFn: ({ signal }) => call(contentDeskContract.staffPages, {}, { signal }),
  });
  const { data: pictures } = useQuery({
    queryKey: ['content', 'offered', 'pictures'],
    queryFn: ({ signal }) => call(contentDeskContract.staffPictures, {}, { signal }),
  });
  return useMemo(
    () => ({
      paths: pages?.pages.map(({ path }) => path) ?? [],
      pictures: new Map(pictures?.pictures.map(({ name, href }) => [name, href])),
    }),
    [pages, pictures],
  );
}
