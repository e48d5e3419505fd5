import { inventoryContract, type InventoryItem } from '@vinlore/sticker-domain';
import { ErrorNotice, StatusWord, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { INVENTORY_KEY } from './dealer-queries.ts';
import type { dealerScreenMessages } from './messages/index.ts';
import styles from './dealers.module.css';

/** Props of `VehicleRow`. */
export interface VehicleRowProps {
  readonly vehicle: InventoryItem;
  readonly isChosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  /** Called after it's removed. */
  readonly onRemoved: (title: string) => void;
  readonly stickerLink: (id: string, text: string) => ReactNode;
  /** Renders the VIN as a link to the vehicle's page, if it has one. */
  readonly vinLink?: ((vin: string, content: ReactNode) => ReactNode) | undefined;
}

/** Inventory row with name, sticker status, and a remove button. */
export function VehicleRow({
  vehicle,
  isChosen,
  onChoose,
  onRemoved,
  stickerLink,
  vinLink = (_, content) => content,
}: VehicleRowProps) {
  const { t, date } = useTranslator<typeof dealerScreenMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { id, vin, title, stock_number, sticker } = vehicle;
  const remove = useMutation({
    mutationFn: () => call(inventoryContract.inventoryRemove, { id }),
    onSuccess: async () => {
      onRemoved(title);
      await queries.invalidateQueries({ queryKey: INVENTORY_KEY });
    },
  });
  return (
    <li className={styles.vehicle}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('inventory.select', { title })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <div className={styles.what}>
        <h3 className={styles.jobName}>{title}</h3>
        <p className={styles.facts}>
          {vinLink(vin, <VinText groups={vinGroups(vin)} />)}
          {stock_number && <span>{t('inventory.stock', { number: stock_number })}</span>}
        </p>
        {remove.error && <ErrorNotice error={remove.error} />}
      </div>
      <p className={styles.standing}>
        {sticker ? (
          stickerLink(sticker.id, t('inventory.hasSticker', { date: date(sticker.made_at) }))
        ) : (
          <StatusWord status="no">{t('inventory.noSticker')}</StatusWord>
        )}
      </p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={t('inventory.removeOf', { title })}
        aria-busy={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate()}
      >
        {t('inventory.remove')}
      </button>
    </li>
  );
}
