import type { InventoryItem } from '@vinlore/sticker-domain';
import { ErrorNotice, FieldFrame, MoreButton, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { AddVehicles, type VinFieldSlot } from './add-vehicles.tsx';
import { inventoryQuery } from './dealer-queries.ts';
import type { dealerScreenMessages } from './messages/index.ts';
import { VehicleRow } from './vehicle-row.tsx';
import styles from './dealers.module.css';

/** Props of `Inventory`. */
export interface InventoryProps {
  readonly vinField: VinFieldSlot;
  readonly stickerLink: (id: string, text: string) => ReactNode;
  readonly vinLink?: (vin: string, content: ReactNode) => ReactNode;
  readonly bulkLink: (text: string) => ReactNode;
  /** Called with the VIN list of vehicles to create stickers for. */
  readonly onMake: (list: File) => void;
}

/** Formats the selected vehicles as input for bulk creation. */
function listOf(vehicles: readonly InventoryItem[], name: string): File {
  const rows = vehicles.map(({ vin, stock_number }) => `${vin},"${stock_number.replaceAll('"', '""')}"`);
  return new File([['vin,stock_number', ...rows].join('\r\n')], `${name}.csv`, { type: 'text/csv' });
}

/** `/members/inventory`: search, add, and remove a dealer's vehicles, and create stickers in bulk. */
export function Inventory({ vinField, stickerLink, vinLink, bulkLink, onMake }: InventoryProps) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  const id = useId();
  const [search, setSearch] = useState('');
  const [withoutSticker, setWithoutSticker] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, InventoryItem>>(new Map());
  const [removed, setRemoved] = useState<string | null>(null);
  const filter = { search: useDeferredValue(search.trim()), withoutSticker };
  const query = useInfiniteQuery(inventoryQuery(useCall(), filter));
  const vehicles = query.data?.pages.flatMap((page) => page.vehicles) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const choose = (some: readonly InventoryItem[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const vehicle of some)
      if (isChosen) next.set(vehicle.id, vehicle);
      else next.delete(vehicle.id);
    setChosen(next);
  };
  const isFiltered = filter.search !== '' || withoutSticker;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('inventory.title')}</h1>
        <p className={styles.lead}>{t('inventory.lead')}</p>
      </div>
      <AddVehicles vinField={vinField} />
      <div className={styles.find}>
        <FieldFrame id={`${id}-search`} label={t('inventory.search')}>
          {(ties) => (
            <input
              {...ties}
              className="field"
              type="search"
              placeholder={t('inventory.searchHint')}
              maxLength={80}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </FieldFrame>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={withoutSticker}
            onChange={({ target }) => setWithoutSticker(target.checked)}
          />
          {t('inventory.without')}
        </label>
      </div>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      <div role="status">
        {query.isPending ? (
          <span className="hidden-visually">{t('inventory.loading')}</span>
        ) : (
          <h2 className={styles.heading}>{t('inventory.total', { count: total })}</h2>
        )}
        {removed && <StatusWord status="ok">{t('inventory.removed', { title: removed })}</StatusWord>}
      </div>
      {query.isPending && <span className={`skeleton ${styles.place}`} />}
      {query.data && vehicles.length === 0 && (
        <p className="dim">{t(isFiltered ? 'inventory.noneFound' : 'inventory.empty')}</p>
      )}
      {vehicles.length > 0 && (
        <>
          <div className={styles.bulkBar}>
            <label className={styles.filter}>
              <input
                type="checkbox"
                checked={vehicles.every((vehicle) => chosen.has(vehicle.id))}
                onChange={({ target }) => choose(vehicles, target.checked)}
              />
              {t('inventory.selectAll')}
            </label>
            <button
              type="button"
              className="btn btn-primary"
              disabled={chosen.size === 0}
              onClick={() => onMake(listOf([...chosen.values()], t('inventory.title')))}
            >
              {t('inventory.make', { count: chosen.size })}
            </button>
            {chosen.size > 0 && <span className="dim">{t('inventory.makeHint')}</span>}
          </div>
          <ul className={styles.jobs}>
            {vehicles.map((vehicle) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                isChosen={chosen.has(vehicle.id)}
                onChoose={(isChosen) => choose([vehicle], isChosen)}
                onRemoved={(title) => {
                  choose([vehicle], false);
                  setRemoved(title);
                }}
                stickerLink={stickerLink}
                vinLink={vinLink}
              />
            ))}
          </ul>
        </>
      )}
      {query.hasNextPage && (
        <p>
          <MoreButton query={query} words={t('inventory.more')} />
        </p>
      )}
      <p>{bulkLink(t('inventory.toBulk'))}</p>
    </div>
  );
}
