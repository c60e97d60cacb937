/**
 * A whole page as text. React Router treats any object with these four properties as a response; a real `Response` would wrap
 * the text in a stream that is read again at once.
 */
export type PageText = { status: number; statusText: string; headers: Headers; body: string }
