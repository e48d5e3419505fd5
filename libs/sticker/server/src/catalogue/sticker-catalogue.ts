import type { Language } from '@vinlore/i18n';
import type { EquipmentCatalogue } from '@vinlore/sticker-domain';

/** A vehicle as somebody names it, and what its VIN says where it has one. */
export interface CatalogueQuery {
  readonly year: number;
  /** In any spelling. */
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  /** vPIC's elements by its own names; absent where there is no VIN. */
  readonly decoded?: { readonly elements: Readonly<Record<string, string>> } | null;
  /** The engine as the makers' tables read it out of a classic number; absent where there is none. */
  readonly engine?: string | undefined;
}

/** What a source, or all of them together, know of a vehicle. */
export interface StickerCatalogue {
  /**
   * Reads the database: to be called before a transaction, never inside.
   *
   * @param language of the words in it
   */
  lookUp(query: CatalogueQuery, language: Language): Promise<EquipmentCatalogue>;
}
