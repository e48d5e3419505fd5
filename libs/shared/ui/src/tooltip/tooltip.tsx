import '@mantine/core/styles/Tooltip.layer.css';

/**
 * Mantine's tooltip: after 700 ms of hovering, at once when focused (spec §9; the delays stand in the theme). Put those
 * that stand beside each other into one `TooltipGroup`: from one to the next within 300 ms there is no delay. Its label
 * is a help, never the only name of what it is on.
 */
export { Tooltip, TooltipGroup } from '@mantine/core';
