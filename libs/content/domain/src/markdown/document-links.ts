import type { Token, Tokens } from 'marked';
import type { AnyDocument } from '../drafts/document.ts';
import { isList, isRecord } from '../editing/json.ts';
import { headingsOf } from './headings.ts';
import { readMarkdown } from './read-markdown.ts';

/** A link or image in a document. */
export interface DocumentLink {
  /** The field, such as `blocks.2.action.href`. */
  readonly path: string;
  readonly link: string;
  readonly kind: 'link' | 'picture';
}

/** Fields that hold a URL, in any block or record. */
const ADDRESSES = new Set(['href', 'url', 'canonicalURL']);

/** Returns a token's children: inline tokens, list items, table cells. */
function innerTokens(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type !== 'table') return ('tokens' in token && token.tokens) || [];
  const { header, rows } = token as Tokens.Table;
  return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens);
}

/** Returns the URLs of links and images in Markdown, in order. */
const markdownLinks = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => [
    ...(token.type === 'link' || token.type === 'image' ? [(token as Tokens.Link).href] : []),
    ...markdownLinks(innerTokens(token)),
  ]);

function linksIn(value: unknown, at: readonly (string | number)[]): DocumentLink[] {
  if (isList(value)) return value.flatMap((each, index) => linksIn(each, [...at, index]));
  if (!isRecord(value)) return [];
  const isRichText = value['kind'] === 'rich-text';
  return Object.entries(value).flatMap(([field, each]): DocumentLink[] => {
    const path = [...at, field].join('.');
    if (typeof each !== 'string') return linksIn(each, [...at, field]);
    if (each.trim() === '') return [];
    if (ADDRESSES.has(field)) return [{ path, link: each, kind: 'link' }];
    if (field === 'image') return [{ path, link: each, kind: 'picture' }];
    if (!isRichText || field !== 'text') return [];
    return markdownLinks(readMarkdown(each)).map((link) => ({ path, link, kind: 'link' }));
  });
}

/** Returns all links and images of a document in order, including invalid URLs. */
export const documentLinks = (document: AnyDocument): DocumentLink[] => linksIn(document, []);

/** Anchors that the product provides: the field of the lookup form. */
const OWN_ANCHORS: Readonly<Record<string, readonly string[]>> = { hero: ['vin'] };

/** Returns the anchors of a page: from its blocks, their features, and the headings of rich text. */
export function documentAnchors(document: AnyDocument): ReadonlySet<string> {
  const blocks = 'blocks' in document ? document.blocks : [];
  return new Set(
    blocks.flatMap((block) => [
      ...(typeof block['id'] === 'string' ? [block['id']] : []),
      ...(OWN_ANCHORS[block.kind] ?? []),
      ...(block.kind === 'rich-text' && typeof block['text'] === 'string'
        ? [...headingsOf(readMarkdown(block['text']), block['title'] ? 3 : 2).values()].map(({ id }) => id)
        : []),
    ]),
  );
}
