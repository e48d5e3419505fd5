import { type CarName, carOfName } from './car/sticker-car.ts';
import { MakeSticker, type MakingProps } from './make-sticker.tsx';

/** What `MakeOfName` takes. */
export interface MakeOfNameProps extends MakingProps {
  readonly name: CarName;
}

/** A sticker of a car that was named by year, make, model and trim; of 1981 or earlier it is a classic one. */
export function MakeOfName({ name, ...making }: MakeOfNameProps) {
  return <MakeSticker {...making} car={carOfName(name)} />;
}
