/** What LIKE takes to find a text to the letter in a column that is kept in lower case. */
export const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
