import { makingContract } from '@vinlore/sticker-domain';
import { useCall } from '@vinlore/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { confirmationOf, type StickerRequest } from './make-of.ts';

/** Debounce delay before the preview is redrawn. */
const DEBOUNCE_MS = 400;

/** Converts the image to a data URL, which needs no cleanup. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('The image cannot be read.'));
    reader.readAsDataURL(picture);
  });
}

/**
 * Returns a preview image of the requested sticker. The last image stays until the next one is loaded.
 *
 * @param request null if there is nothing to draw or the preview is hidden
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
    /** Whether the image is stale. */
    isBehind: query.isFetching || (request !== null && fields === null),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
