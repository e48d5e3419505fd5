import type { LabelCriteria } from '../label-blocks.ts';
import type { StickerData } from '../sticker-data.ts';

/** What each way of knowing a vehicle gives a sticker; blocks that need a catalogue or a selection are laid on top. */
export interface SubjectPart extends Pick<
  StickerData,
  'kind' | 'vin' | 'title' | 'subtitle' | 'spec' | 'anatomy' | 'equipment' | 'build' | 'delivery'
> {
  readonly label: LabelCriteria;
  /** As a catalogue would name it; '' for none. */
  readonly trim: string;
  /** Body style as the VIN says it, to the letter; absent where it says none. */
  readonly style?: string | undefined;
  /** As somebody states it beside a number that says none. */
  readonly statedTrim?: string;
}
