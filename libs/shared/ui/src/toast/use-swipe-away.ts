import { useDrag, useMergedRef } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Swipe distance for a finger or pen, in CSS pixels (spec §9). */
const SWIPE_PX = 50;
/** Drag distance for a mouse, as a share of the toast's width (spec §9: 80 percent). */
const DRAG_SHARE = 0.8;

/**
 * Whether a movement dismisses a toast: 50 px for a finger or pen. A mouse must drag it by 80 percent of its width,
 * because it may only be passing over.
 *
 * @param way horizontal distance when released, in CSS pixels; negative to the left
 * @param pointerType from the pointer event
 */
export function goesAway(way: number, width: number, pointerType: string): boolean {
  return Math.abs(way) >= (pointerType === 'mouse' ? width * DRAG_SHARE : SWIPE_PX);
}

/**
 * Lets an element be swiped or dragged away sideways; returns its ref, its current offset, and whether it is being
 * dragged.
 */
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
