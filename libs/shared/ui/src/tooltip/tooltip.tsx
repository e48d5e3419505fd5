import '@mantine/core/styles/Tooltip.layer.css';

/**
 * Mantine's tooltip: opens after 700 ms of hovering, or at once on focus (spec §9; the delays are in the theme). Wrap
 * neighboring tooltips in one `TooltipGroup`: moving to the next within 300 ms has no delay. The label is only help,
 * never an element's only name.
 */
export { Tooltip, TooltipGroup } from '@mantine/core';
