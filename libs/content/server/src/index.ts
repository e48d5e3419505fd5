export { type Content, createContent } from './content.ts';
export * from './content-of-seed.ts';
export { keepPicture, type PictureLabel, preparePicture, type PreparedPicture } from './images/kept-pictures.ts';
export type { AskedPicture, PictureFiles } from './images/picture-files.ts';
export { purgeMailing } from './mailing/mailing-store.ts';
export type { ContentPorts, Upstream } from './ports.ts';
export { publishPage, unpublishPage } from './publish/publish-page.ts';
export { publishSite } from './publish/publish-site.ts';
export * from './seed/read-seed-content.ts';
