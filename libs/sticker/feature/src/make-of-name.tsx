import { type CarName, carOfName } from './car/sticker-car.ts';
import { MakeSticker, type MakingProps } from './make-sticker.tsx';

/** Props of `MakeOfName`. */
export interface MakeOfNameProps extends MakingProps {
  readonly name: CarName;
}

/** Sticker for a car by year, make, model, and trim; a classic one up to 1981. */
export function MakeOfName({ name, ...making }: MakeOfNameProps) {
  return <MakeSticker {...making} car={carOfName(name)} />;
}
