import { ProblemTable } from '@vinlore/bulk-ui';
import { inventoryContract } from '@vinlore/sticker-domain';
import { Card, ErrorNotice, FieldFrame, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { INVENTORY_KEY } from './dealer-queries.ts';
import type { dealerScreenMessages } from './messages/index.ts';
import styles from './dealers.module.css';

/** Renders the VIN field (typing or scanning). */
export type VinFieldSlot = (field: { readonly button: string; readonly onVin: (vin: string) => void }) => ReactNode;

function AddOne({ vinField }: { readonly vinField: VinFieldSlot }) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  const id = useId();
  const call = useCall();
  const queries = useQueryClient();
  const [stock, setStock] = useState('');
  const add = useMutation({
    mutationFn: (vin: string) => call(inventoryContract.inventoryAdd, { vin, stock_number: stock }),
    onSuccess: async () => {
      setStock('');
      await queries.invalidateQueries({ queryKey: INVENTORY_KEY });
    },
  });
  return (
    <div className={styles.add}>
      <FieldFrame id={id} label={t('inventory.stockNumber')} optional={t('inventory.optional')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            name="stock_number"
            autoComplete="off"
            maxLength={40}
            value={stock}
            onChange={({ target }) => setStock(target.value)}
          />
        )}
      </FieldFrame>
      {/* Remounted after each vehicle to start empty. */}
      <div key={add.isSuccess ? add.submittedAt : 'first'}>
        {vinField({ button: t('inventory.addVin'), onVin: (vin) => !add.isPending && add.mutate(vin) })}
      </div>
      <div role="status">
        {add.isPending && <p className="dim">{t('inventory.adding')}</p>}
        {add.data && <StatusWord status="ok">{t('inventory.addedOne', { title: add.data.title })}</StatusWord>}
      </div>
      {add.error && <ErrorNotice error={add.error} />}
    </div>
  );
}

function AddMany() {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  const id = useId();
  const call = useCall();
  const queries = useQueryClient();
  const [list, setList] = useState('');
  const add = useMutation({
    mutationFn: () => call(inventoryContract.inventoryAddMany, { list }),
    onSuccess: async () => {
      setList('');
      await queries.invalidateQueries({ queryKey: INVENTORY_KEY });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (list.trim() !== '' && !add.isPending) add.mutate();
  };
  return (
    <form className={styles.add} onSubmit={send}>
      <FieldFrame id={id} label={t('inventory.pasteLabel')} hint={t('inventory.pasteHint')}>
        {(ties) => (
          <textarea
            {...ties}
            className={`field ${styles.paste}`}
            rows={6}
            spellCheck={false}
            autoCapitalize="characters"
            maxLength={60_000}
            value={list}
            onChange={({ target }) => setList(target.value)}
          />
        )}
      </FieldFrame>
      <p>
        <button type="submit" className="btn btn-primary" aria-busy={add.isPending}>
          {t(add.isPending ? 'inventory.adding' : 'inventory.pasteAdd')}
        </button>
      </p>
      <div role="status">
        {add.data && (
          <StatusWord status="ok">{t('inventory.addedMany', { added: add.data.added, had: add.data.had })}</StatusWord>
        )}
      </div>
      {add.error && <ErrorNotice error={add.error} />}
      {add.data && add.data.problems.length > 0 && <ProblemTable problems={add.data.problems} />}
    </form>
  );
}

/** Forms that add one vehicle by VIN or a pasted column of them. */
export function AddVehicles({ vinField }: { readonly vinField: VinFieldSlot }) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  const [many, setMany] = useState(false);
  return (
    <Card>
      <div className={styles.jobHead}>
        <h2 className={styles.heading}>{t('inventory.add')}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => setMany(!many)}>
          {t(many ? 'inventory.pasteHide' : 'inventory.paste')}
        </button>
      </div>
      {many ? <AddMany /> : <AddOne vinField={vinField} />}
    </Card>
  );
}
