import type { Block } from '@vinlore/content-domain';
import { AnatomyBlock } from './blocks/anatomy.tsx';
import { CallToActionBlock } from './blocks/call-to-action.tsx';
import { DocumentBlock } from './blocks/document.tsx';
import { FeaturesBlock } from './blocks/features.tsx';
import { HeroBlock } from './blocks/hero.tsx';
import { LedgerBlock } from './blocks/ledger.tsx';
import { QuestionsBlock } from './blocks/questions.tsx';
import { StepsBlock } from './blocks/steps.tsx';
import type { BlockSlots } from './slots.ts';

function OneBlock({ block, slots }: { block: Block; slots: BlockSlots }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} slots={slots} />;
    case 'anatomy':
      return <AnatomyBlock block={block} slots={slots} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'document':
      return <DocumentBlock block={block} slots={slots} />;
    case 'ledger':
      return <LedgerBlock block={block} />;
    case 'features':
      return <FeaturesBlock block={block} />;
    case 'questions':
      return <QuestionsBlock block={block} />;
    case 'call-to-action':
      return <CallToActionBlock block={block} />;
  }
}

/** Draws a page's blocks in their order. */
export function Blocks({ blocks, slots }: { blocks: readonly Block[]; slots: BlockSlots }) {
  return blocks.map((block, index) => <OneBlock key={`${block.kind} ${index}`} block={block} slots={slots} />);
}
