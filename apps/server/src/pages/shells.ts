import type { Brand, Language } from '@vinlore/brand';
import { compress, type Variants } from '../http/compressed.ts';

/**
 * An app's page per brand and language, created on first request and cached as long as the brand object: staff changes
 * replace that object.
 */
export class Shells {
  readonly #made = new WeakMap<Brand, Map<Language, Promise<Variants>>>();

  constructor(private readonly make: (brand: Brand, language: Language) => string) {}

  of(brand: Brand, language: Language): Promise<Variants> {
    const ofBrand = this.#made.get(brand) ?? new Map<Language, Promise<Variants>>();
    this.#made.set(brand, ofBrand);
    const shell = ofBrand.get(language) ?? compress(Buffer.from(this.make(brand, language)));
    ofBrand.set(language, shell);
    return shell;
  }
}
