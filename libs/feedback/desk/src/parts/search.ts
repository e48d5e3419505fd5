/** Whether a text can be looked for: the server asks for three letters or digits in a row; fewer show everything. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
