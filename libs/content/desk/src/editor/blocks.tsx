import { blockForm, type DocumentFault, type PageDocument } from '@vinlore/content-domain';
import { hasKeyboard } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldWords } from '../fields/field-words.ts';
import { Fields } from '../fields/fields.tsx';
import { useDocumentForm } from '../fields/form-context.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { moved } from '../fields/moved.ts';
import { CopyIcon, DownIcon, RemoveIcon, UpIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { AddBlock } from './add-block.tsx';
import { blockKey } from './block-keys.ts';
import styles from './blocks.module.css';
import { Card } from '../fields/card.tsx';
import { summaryOf } from '../fields/summary-of.ts';

type Block = PageDocument['blocks'][number];

/** Props of `Blocks`. */
export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly onChange: (blocks: Block[]) => void;
  readonly faults: readonly DocumentFault[];
  /** Keys of the open blocks. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (key: string, open: boolean) => void;
}

/** The blocks of a page. Each can be opened, moved, duplicated, and removed, and a removal can be undone. */
export function Blocks({ blocks, onChange, faults, open, onOpen }: BlocksProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const [removed, setRemoved] = useState<{ readonly block: Block; readonly index: number } | null>(null);
  const [said, setSaid] = useState('');
  const focused = useRef<Element | null>(null);
  const { idOf } = useDocumentForm();
  // Opening a block focuses its first field; this remembers the block until the field has focus.
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (entered.current !== null) document.getElementById(entered.current)?.focus();
    entered.current = null;
  });

  // Keeps focus on a moved block: browsers drop it when an element moves.
  useEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  });

  const nameOf = (block: Block, index: number) =>
    t('content.blockName', { number: index + 1, kind: words.block(block.kind), about: summaryOf(block) });
  const move = (index: number, to: number) => {
    if (to < 0 || to >= blocks.length) return;
    focused.current = document.activeElement;
    onChange(moved(blocks, index, to));
    setSaid(t('content.blockMoved', { place: to + 1, count: blocks.length }));
  };
  const onKey = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const add = (block: Block, index: number) => {
    onChange(blocks.toSpliced(index, 0, block));
    onOpen(blockKey(block), true);
  };
  const keysOf = (block: Block, index: number) => {
    const name = nameOf(block, index);
    return (
      <>
        <IconButton
          label={t('content.blockUp', { block: name })}
          disabled={index === 0}
          onPress={() => move(index, index - 1)}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          label={t('content.blockDown', { block: name })}
          disabled={index === blocks.length - 1}
          onPress={() => move(index, index + 1)}
        >
          <DownIcon />
        </IconButton>
        <IconButton
          label={t('content.blockCopy', { block: name })}
          onPress={() => {
            // A copied anchor would be a duplicate.
            const { id: _anchor, ...copy } = structuredClone(block);
            add(copy as Block, index + 1);
          }}
        >
          <CopyIcon />
        </IconButton>
        <IconButton
          label={t('content.blockRemove', { block: name })}
          onPress={() => {
            onChange(blocks.toSpliced(index, 1));
            setRemoved({ block, index });
          }}
        >
          <RemoveIcon />
        </IconButton>
      </>
    );
  };

  return (
    <div className={styles.blocks}>
      <ol className={styles.list}>
        {blocks.map((block, index) => {
          const key = blockKey(block);
          const at = `blocks.${index}`;
          const count = faults.filter(({ path }) => path === at || path.startsWith(`${at}.`)).length;
          const fields = blockForm(block.kind);
          const toggle = () => {
            const main = fields?.find((field) => field.form === 'text' && field.required);
            if (!open.has(key) && main && hasKeyboard()) entered.current = idOf(['blocks', index, main.name]);
            onOpen(key, !open.has(key));
          };
          return (
            <li key={key} onKeyDown={onKey(index)}>
              <Card
                id={key}
                kind={words.block(block.kind)}
                summary={summaryOf(block)}
                faults={count > 0 ? t('content.faultCount', { count }) : null}
                open={open.has(key)}
                onToggle={toggle}
                keys={keysOf(block, index)}
              >
                {fields ? (
                  <Fields fields={fields} value={block} place={['blocks', index]} />
                ) : (
                  <p className="dim">{t('content.unknownBlock')}</p>
                )}
              </Card>
            </li>
          );
        })}
      </ol>
      {removed && (
        <Notice
          status="info"
          role="status"
          title={t('content.blockRemoved', { kind: words.block(removed.block.kind) })}
          actions={
            <button
              type="button"
              className="btn btn-outline"
              onClick={() => {
                onChange(blocks.toSpliced(removed.index, 0, removed.block));
                setRemoved(null);
              }}
            >
              {t('content.undo')}
            </button>
          }
        />
      )}
      <p className="hidden-visually" role="status">
        {said}
      </p>
      <AddBlock onAdd={(block) => add(block, blocks.length)} />
    </div>
  );
}
