export { type Content, createContent } from './content.ts';
export * from './content-of-seed.ts';
export type { PictureLabel, PreparedPicture } from './images/kept-pictures.ts';
export type { AskedPicture, PictureFiles } from './images/picture-files.ts';
export { purgeMailing } from './mailing/mailing-store.ts';
export type { ContentDeps, Upstream } from './deps.ts';
export type { Previews } from './preview/previews.ts';
export { publishPage } from './publish/publish-page.ts';
export * from './seed/read-seed-content.ts';
