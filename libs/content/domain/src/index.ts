export * from './blocks.ts';
export * from './content-source.ts';
export { contentContract } from './contract/index.ts';
export { contentDeskContract } from './contract/staff/index.ts';
export { type Counterpart, type Destination, MOST_DESTINATIONS } from './contract/staff/counterparts.ts';
export { type CheckedLink } from './contract/staff/links.ts';
export {
  OldPathSchema,
  type Redirect,
  REDIRECT_LINES,
  REDIRECT_LIST_LENGTH,
  type RedirectLineFault,
  type RedirectList,
  RedirectTargetSchema,
  REST,
} from './contract/staff/redirects.ts';
export { PICTURE_LIMIT_BYTES, type StaffPicture } from './contract/staff/pictures.ts';
export { PayloadErrorsSchema } from './contract/payload-query.ts';
export * from './depth.ts';
export * from './editing/index.ts';
export * from './drafts/index.ts';
export * from './link.ts';
export * from './mailing.ts';
export * from './meta.ts';
export * from './page-words.ts';
export * from './page.ts';
export * from './pictures.ts';
export * from './payload-block.ts';
export { type SafeLink, safeLink } from './safe-link.ts';
export * from './site-content.ts';
