import { useDrag, useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** How far a finger or pen must swipe, in CSS pixels (spec §9). */
const SWIPE_PX = 50;
/** What share of its width a toast must be dragged by with a mouse (spec §9: 80 percent). */
const DRAG_SHARE = 0.8;

/**
 * Whether a movement sends a toast away. A finger swipes: 50 px will do. A mouse drags, and may only be passing by: it
 * has to go 80 percent of the toast's width.
 *
 * @param way CSS pixels to the right (negative: to the left) when let go
 * @param pointerType of the pointer event
 */
export function goesAway(way: number, width: number, pointerType: string): boolean {
  return Math.abs(way) >= (pointerType === 'mouse' ? width * DRAG_SHARE : SWIPE_PX);
}

/** Lets an element be swiped or dragged away sideways: where it is meanwhile, and whether it is being moved. */
export function useSwipeAway(onAway: () => void) {
  const [offset, setOffset] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const drag = useDrag<HTMLDivElement>(
    ({ movement: [way], last, canceled, tap, event }) => {
      if (!last) setOffset(way);
      else if (!tap && !canceled && goesAway(way, element.current!.offsetWidth, event.pointerType)) onAway();
      else setOffset(0);
    },
    { axis: 'x', threshold: 5, filterTaps: true },
  );
  return { ref: useMergedRef(drag.ref, element), offset, dragged: drag.active };
}
