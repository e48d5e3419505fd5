import type { LabelCriteria } from '../label-blocks.ts';
import type { StickerData } from '../sticker-data.ts';

/** Sticker parts from identifying the vehicle; blocks that need a catalog or a selection are added on top. */
export interface SubjectPart extends Pick<
  StickerData,
  'kind' | 'vin' | 'title' | 'subtitle' | 'spec' | 'anatomy' | 'equipment' | 'build' | 'delivery'
> {
  readonly label: LabelCriteria;
  /** Trim as named in a catalog; empty for none. */
  readonly trim: string;
  /** Body style exactly as decoded from the VIN; absent if not encoded. */
  readonly style?: string | undefined;
  /** Entered with a VIN that doesn't encode it. */
  readonly statedTrim?: string;
}
