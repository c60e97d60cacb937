/**
 * Whether an address stays below its own beginning: no part is `.` or `..`, in any spelling. A parser would resolve such parts,
 * and the path would then begin differently.
 */
export function isPlainPath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!
  return !path.split(/[/\\]/).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
