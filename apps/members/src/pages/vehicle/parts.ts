/** Anchors of this page's own sections. */
export const SPECS_ID = 'specs';
export const RECALLS_ID = 'recalls';
export const REPORT_ID = 'report';
