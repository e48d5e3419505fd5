import type { Block, Pictures } from '@vinlore/content-domain';
import { AnatomyBlock } from './blocks/anatomy.tsx';
import { CallToActionBlock } from './blocks/call-to-action.tsx';
import { DocumentBlock } from './blocks/document.tsx';
import { DocumentsBlock } from './blocks/documents.tsx';
import { FeaturesBlock } from './blocks/features.tsx';
import { ContactBlock, MailingBlock, RecallCheckBlock, VerifyBlock } from './blocks/forms.tsx';
import { FigureBlock } from './blocks/figure.tsx';
import { HeroBlock } from './blocks/hero.tsx';
import { LedgerBlock } from './blocks/ledger.tsx';
import { PageHeadBlock } from './blocks/page-head.tsx';
import { PricingBlock } from './blocks/pricing.tsx';
import { QuestionsBlock } from './blocks/questions.tsx';
import { ReportBlock } from './blocks/report.tsx';
import { ReviewsBlock } from './blocks/reviews.tsx';
import { RichTextBlock } from './blocks/rich-text.tsx';
import { StepsBlock } from './blocks/steps.tsx';
import type { BlockSlots, SiteVoices } from './slots.ts';

interface OneBlockProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: Block;
  /** Whether the block is likely to be visible without scrolling. */
  readonly first: boolean;
}

function OneBlock({ block, first, slots, voices, pictures }: OneBlockProps) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock block={block} slots={slots} />;
    case 'anatomy':
      return <AnatomyBlock block={block} slots={slots} />;
    case 'steps':
      return <StepsBlock block={block} />;
    case 'document':
      return <DocumentBlock block={block} slots={slots} />;
    case 'report':
      return <ReportBlock block={block} slots={slots} />;
    case 'documents':
      return <DocumentsBlock block={block} slots={slots} />;
    case 'ledger':
      return <LedgerBlock block={block} />;
    case 'features':
      return <FeaturesBlock block={block} />;
    case 'questions':
      return <QuestionsBlock block={block} />;
    case 'call-to-action':
      return <CallToActionBlock block={block} />;
    case 'page-head':
      return <PageHeadBlock block={block} />;
    case 'rich-text':
      return <RichTextBlock block={block} />;
    case 'pricing':
      return <PricingBlock block={block} slots={slots} />;
    case 'reviews':
      return <ReviewsBlock block={block} voices={voices} />;
    case 'contact':
      return <ContactBlock block={block} slots={slots} />;
    case 'recall-check':
      return <RecallCheckBlock block={block} slots={slots} />;
    case 'verify':
      return <VerifyBlock block={block} slots={slots} />;
    case 'mailing':
      return <MailingBlock block={block} />;
    case 'figure':
      return <FigureBlock block={block} picture={pictures?.get(block.image)} first={first} />;
  }
}

/** Props of `Blocks`. */
export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly slots: BlockSlots;
  readonly voices: SiteVoices;
  readonly pictures?: Pictures;
}

/** Blocks that may be on the first screen: the opening block and the one after it. */
const FIRST_SCREEN = 2;

/** Renders a page's blocks in order. */
export function Blocks({ blocks, ...around }: BlocksProps) {
  return blocks.map((block, index) => (
    <OneBlock key={`${block.kind} ${index}`} block={block} first={index < FIRST_SCREEN} {...around} />
  ));
}
