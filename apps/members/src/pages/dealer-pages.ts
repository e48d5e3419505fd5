/** Pages for dealers alone, with their own texts, in one file. */
export { BulkPage } from './bulk-page.tsx';
export { InventoryPage } from './inventory-page.tsx';
