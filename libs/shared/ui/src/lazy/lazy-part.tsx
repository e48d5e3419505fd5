import { type ComponentType, type ReactNode, use } from 'react';
import { loadPart } from './load-part.ts';

/** A failure is forgotten after this time: the render that waits sees it, and the next one tries again. */
const FORGET_MS = 500;

/**
 * Keeps what a load brings, and a failure only for a moment, for `use`.
 *
 * @returns the promise of the load, the same one until it has failed
 */
export function remembered<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.catch(() => setTimeout(() => (loading = undefined), FORGET_MS));
    return started;
  };
}

/** A component whose code comes when it is first drawn, or before. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead; a failure says nothing, drawing tries again. */
  readonly preload: () => Promise<void>;
};

/** The props of a component in a file. */
type PropsIn<File, Name extends keyof File> = File[Name] extends (props: infer Props extends object) => unknown
  ? Props
  : object;

/**
 * A component in a file of its own, as `React.lazy`, but that a failure does not last: drawn again, it is loaded again.
 * It suspends while its code comes, and throws `PartMissing` where that does not.
 *
 * @param load imports the file
 * @param name of the component in it
 */
export function lazyPart<File, const Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): LazyPart<PropsIn<File, Name>> {
  type Props = PropsIn<File, Name>;
  let here: ComponentType<Props> | undefined;
  const take = async () => (here = (await load())[name] as ComponentType<Props>);
  const wanted = remembered(() => loadPart(take));
  function Part(props: Props) {
    const Loaded = here ?? use(wanted());
    return <Loaded {...props} />;
  }
  return Object.assign(Part, {
    preload: () =>
      take().then(
        () => undefined,
        () => undefined,
      ),
  });
}
