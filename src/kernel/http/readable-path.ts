/** A path as people write it; one with invisible characters, or that cannot be decoded, stays encoded. */
export function readablePath(path: string): string {
  try {
    const decoded = decodeURI(path)
    return /\p{C}/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}
