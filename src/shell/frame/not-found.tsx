/** An address with more parts than any page has: the guard answers 404 before this is shown. */
export default function NotFound() {
  return null
}
