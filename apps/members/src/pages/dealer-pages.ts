/** Dealer-only pages with their own texts, in one chunk. */
export { BulkPage } from './bulk-page.tsx';
export { InventoryPage } from './inventory-page.tsx';
