import type { InputOf } from '@vinlore/contract';
import { garageContract } from '@vinlore/garage-domain';
import { useCall } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { entryIsNow } from '../garage-queries.ts';

/** Mutation that updates a vehicle's details. @param onSaved called when the draft can be dropped */
export function useChange(id: string, onSaved: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<InputOf<typeof garageContract.garageChange>, 'id'>) =>
      call(garageContract.garageChange, { id, ...change }),
    onSuccess: (entry) => {
      entryIsNow(queries, call, entry);
      onSaved();
    },
  });
}
