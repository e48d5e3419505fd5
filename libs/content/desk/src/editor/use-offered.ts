import { contentDeskContract } from '@vinlore/content-domain';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentForm } from '../fields/form-context.ts';

/** What fields of links and pictures offer. */
export type Offered = Pick<DocumentForm, 'paths' | 'pictures'>;

/** The first paths and pictures of the brand, for whoever writes a link or a picture's name; without them both are typed. */
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
