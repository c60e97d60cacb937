/** Own pages only: `/vacancies/1?x=1`, but not `//evil.example`, `/\evil.example` or a whole address. */
export function safeRedirectPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || value.length > 1000) return null
  return value
}

/** An address whose origin is one of these, as a URL; null for any other, for other schemes and for hidden logins. */
export function allowedRedirect(value: string, origins: readonly string[]): URL | null {
  if (value.length > 2000 || !URL.canParse(value, origins[0])) return null
  const url = new URL(value, origins[0])
  return origins.includes(url.origin) && url.username === '' && url.password === '' ? url : null
}
