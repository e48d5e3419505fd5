/** A line in NHTSA's older 27-field format. */
export function recallLine(recordId: string, year: string): string {
  const vehicle = [recordId, '20V314000', 'HONDA', 'CIVIC', year, '', 'AIR BAGS', 'Honda', '', ''];
  const campaign = ['V', '1200', '', 'MFR', 'Honda', '20200520', '20200520', '', ''];
  return [...vehicle, ...campaign, 'A defect.', 'A consequence.', 'A remedy.', '', '', '', '', ''].join('\t');
}
