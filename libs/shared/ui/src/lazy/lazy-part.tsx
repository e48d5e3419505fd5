import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { FORGET_MS, loadPart } from './load-part.ts';

/** A component whose code is loaded when it is first rendered, or earlier. */
type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead; a failure is ignored, because rendering tries again. */
  readonly preload: () => Promise<void>;
};

/** Props of a component exported by a file. */
type PropsIn<File, Name extends keyof File> = File[Name] extends (props: infer Props extends object) => unknown
  ? Props
  : object;

/**
 * Like `React.lazy`, but a failure is not permanent: rendering again loads again. It suspends while its code loads, and
 * throws `PartMissing` if that fails.
 *
 * @param load imports the file
 * @param name export name of the component
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
          // React keeps a lazy component's failure forever, so it is replaced.
          setTimeout(() => (coming = fresh()), FORGET_MS);
          throw error;
        },
      ),
    );
  let coming = fresh();
  function Part(props: Props) {
    // Keep the same component from now on: another one would lose the state inside.
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
