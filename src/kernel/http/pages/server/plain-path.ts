/**
 * Whether an address leads where its beginning says: no part of it is `.` or `..`, in any spelling. Whoever reads the address
 * anew would take such parts out, and then it begins otherwise.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!
  return !path.split(/[/\\]/).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
