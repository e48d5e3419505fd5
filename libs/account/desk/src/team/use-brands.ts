import { type DeskBrand, deskContract } from '@vinlore/account-domain';
import { useBrand, useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';

/** Other brands to which the signed-in owner can grant access. */
export function useOtherBrands(): readonly DeskBrand[] {
  const call = useCall();
  const { key } = useBrand();
  const me = useQuery({ queryKey: ['desk-me'], queryFn: ({ signal }) => call(deskContract.me, {}, { signal }) });
  return me.data?.brands.filter((brand) => brand.key !== key) ?? [];
}
