import type { DocumentFault, PageDocument } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import { blockKey } from './block-keys.ts';
import { Blocks } from './blocks.tsx';
import { Card } from '../fields/card.tsx';
import { MetaFields } from './meta-fields.tsx';
import { useJump } from '../fields/use-jump.ts';

/** Props of `PageForm`. */
export interface PageFormProps {
  readonly document: PageDocument;
  readonly onChange: (document: PageDocument) => void;
  readonly faults: readonly DocumentFault[];
  /** The field to focus; a new object focuses it again. */
  readonly jump: { readonly path: string } | null;
}

const META = 'meta';

/** A page in one language: its metadata and blocks. */
export function PageForm({ document, onChange, faults, jump }: PageFormProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string, wanted: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (wanted) next.add(key);
      else next.delete(key);
      return next;
    });
  useJump(jump, (path) => {
    const block = document.blocks[Number(/^blocks\.(\d+)/.exec(path)?.[1] ?? NaN)];
    toggle(block ? blockKey(block) : META, true);
  });
  const count = faults.filter(({ path }) => !path.startsWith('blocks')).length;
  return (
    <>
      <Card
        id={META}
        kind={t('content.meta')}
        summary={document.title}
        faults={count > 0 ? t('content.faultCount', { count }) : null}
        open={open.has(META)}
        onToggle={() => toggle(META, !open.has(META))}
      >
        <MetaFields document={document} />
      </Card>
      <Blocks
        blocks={document.blocks}
        onChange={(blocks) => onChange({ ...document, blocks })}
        faults={faults}
        open={open}
        onOpen={toggle}
      />
    </>
  );
}
