/**
 * A whole page as text. React Router takes everything with these four for a response, and a `Response` would wrap
 * the text in a stream that is read out again at once.
 */
export type PageText = { status: number; statusText: string; headers: Headers; body: string }
