import { makingContract } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { confirmationOf, type StickerRequest } from './make-of.ts';

/** So long after the last choice the preview is drawn anew: nobody waits for the pictures in between. */
const DEBOUNCE_MS = 400;

/** The picture as an address of its own, that nobody has to give back. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(picture);
  });
}

/**
 * The sticker that a request would make, as a picture: the same document. The last one stays until the next is there.
 *
 * @param request null: nothing to draw yet, or nobody looks
 */
export function usePreview(request: StickerRequest | null) {
  const call = useCall();
  const [fields] = useDebouncedValue(request && JSON.stringify(confirmationOf(request)), DEBOUNCE_MS);
  const query = useQuery({
    queryKey: ['sticker-preview', fields],
    queryFn: async ({ signal }) => {
      const confirmation = JSON.parse(fields!) as ReturnType<typeof confirmationOf>;
      return addressOf(await call(makingContract.previewSticker, confirmation, { signal }));
    },
    enabled: fields !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  return {
    url: query.data ?? null,
    /** What is shown is not yet what was chosen. */
    isBehind: query.isFetching || (request !== null && fields === null),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
