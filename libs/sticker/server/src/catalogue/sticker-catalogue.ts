import type { Language } from '@vinlore/i18n';
import type { EquipmentCatalogue } from '@vinlore/sticker-domain';

/** A vehicle by name, with its decoded VIN if it has one. */
export interface CatalogueQuery {
  readonly year: number;
  /** In any spelling. */
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  /** vPIC elements by name; absent without a VIN. */
  readonly decoded?: { readonly elements: Readonly<Record<string, string>> } | null;
  /** Engine decoded from a classic VIN; absent if not encoded. */
  readonly engine?: string | undefined;
}

/** Catalog of one source or of all combined. */
export interface StickerCatalogue {
  /**
   * Reads the database, so call it before a transaction, never inside one.
   *
   * @param language of its texts
   */
  lookUp(query: CatalogueQuery, language: Language): Promise<EquipmentCatalogue>;
}
