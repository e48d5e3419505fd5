import { safeLink } from '@vinlore/content-domain';
import type { Heading } from '@vinlore/content-domain/markdown';
import { useAddress, useTranslator } from '@vinlore/ui';
import type { Token, Tokens } from 'marked';
import { createContext, Fragment, type ReactNode, use } from 'react';
import type { contentMessages } from '../messages/index.ts';
import styles from './markdown.module.css';

type Headings = ReadonlyMap<Token, Heading>;

const HeadingsContext = createContext<Headings>(new Map());

const all = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => <Part key={index} token={token} />);

function Link({ href: written, tokens }: Pick<Tokens.Link, 'href' | 'tokens'>) {
  const link = safeLink(written, useAddress());
  if (!link) return all(tokens);
  return (
    <a href={link.href} rel={link.external ? 'noopener' : undefined}>
      {all(tokens)}
    </a>
  );
}

function HeadingPart({ token }: { token: Tokens.Heading }) {
  const heading = use(HeadingsContext).get(token);
  // A heading inside a list or quote isn't part of the page outline.
  if (!heading) return <p className={styles.strong}>{all(token.tokens)}</p>;
  const Level = `h${heading.level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return <Level id={heading.id}>{all(token.tokens)}</Level>;
}

function List({ ordered, start, items }: Tokens.List) {
  const rows = items.map((item, index) => <li key={index}>{all(item.tokens)}</li>);
  return ordered ? <ol start={start === '' || start === 1 ? undefined : start}>{rows}</ol> : <ul>{rows}</ul>;
}

/** A table that scrolls on its own if it's wider than the page, also by keyboard. */
function Table({ header, rows }: Tokens.Table) {
  const { t } = useTranslator<typeof contentMessages>();
  return (
    <div className={styles.table} role="group" aria-label={t('content.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, column) => (
              <th key={column} scope="col">
                {all(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map(({ tokens }, column) => (
                <td key={column}>{all(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Renders a token as a React element; unsupported tokens are shown as text: HTML as its source, an image as its alt
 * text.
 */
function Part({ token }: { token: Token }) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <HeadingPart token={token as Tokens.Heading} />;
    case 'paragraph':
      return <p>{all(token.tokens)}</p>;
    case 'list':
      return <List {...(token as Tokens.List)} />;
    case 'table':
      return <Table {...(token as Tokens.Table)} />;
    case 'blockquote':
      return <blockquote>{all(token.tokens)}</blockquote>;
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong>{all(token.tokens)}</strong>;
    case 'em':
      return <em>{all(token.tokens)}</em>;
    case 'del':
      return <del>{all(token.tokens)}</del>;
    case 'link':
      return <Link {...(token as Tokens.Link)} />;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    default: {
      if ('tokens' in token && token.tokens) return <Fragment>{all(token.tokens)}</Fragment>;
      return 'text' in token ? String(token.text) : token.raw;
    }
  }
}

/** Props of `Markdown`. */
export interface MarkdownProps {
  readonly tokens: readonly Token[];
  /** The headings, from `headingsOf`. */
  readonly headings: Headings;
}

/** Renders Markdown as React elements: HTML in the text never becomes markup. */
export function Markdown({ tokens, headings }: MarkdownProps) {
  return (
    <HeadingsContext value={headings}>
      <div className={styles.text}>{all(tokens)}</div>
    </HeadingsContext>
  );
}
