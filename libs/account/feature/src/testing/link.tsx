/** Stub for the app's links. */
export const link = (text: string) => <a href="/elsewhere">{text}</a>;
