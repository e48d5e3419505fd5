/** Stands for a link of the app. */
export const link = (text: string) => <a href="/elsewhere">{text}</a>;
