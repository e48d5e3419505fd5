// @ts-nocheck -- Built by Next.js, beside a tree of its own.
import { createElement } from 'react';
import TREE from '../tree.json';

/** The elements of a part, made anew for each request. */
function elementsOf(part, key) {
  if (typeof part === 'string') return part;
  const [tag, props, children] = part;
  return createElement(tag, { ...props, key }, ...children.map(elementsOf));
}

export default function Page() {
  return elementsOf(TREE, 0);
}

/** That there is one has Next.js draw the page for each request. */
export const getServerSideProps = () => ({ props: {} });
