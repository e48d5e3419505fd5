import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { FORGET_MS, loadPart } from './load-part.ts';

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
  const fresh = () =>
    lazy(() =>
      loadPart(take).then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          // React keeps the failure of a lazy component for good.
          setTimeout(() => (coming = fresh()), FORGET_MS);
          throw error;
        },
      ),
    );
  let coming = fresh();
  function Part(props: Props) {
    // The same one from now on: another one would lose the state of what is in it.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? (coming as ComponentType<Props>));
    return <Drawn {...props} />;
  }
  return Object.assign(Part, {
    preload: () =>
      take().then(
        () => undefined,
        () => undefined,
      ),
  });
}
