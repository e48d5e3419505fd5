export { documentAnchors, type DocumentLink, documentLinks } from './document-links.ts';
export { type Heading, headingsOf } from './headings.ts';
export { readMarkdown } from './read-markdown.ts';
