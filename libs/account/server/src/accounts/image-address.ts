import { profileContract } from '@vinlore/account-domain';

/** URL of an image on its brand's own host; null for none. */
export function imageAddress(id: string | null | undefined): string | null {
  return id ? `${profileContract.image.path}?id=${id}` : null;
}
