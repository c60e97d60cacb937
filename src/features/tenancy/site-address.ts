/** Labels of a host name as DNS has them (RFC 1123), two or more. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * A host as it is typed, in the form that is compared: lower case, internationalised names in their ASCII form, without a port or
 * a trailing dot. Null for what is no host name of a site: an IP address, a single label, an address with a path.
 */
export function siteHost(typed: string): string | null {
  const name = typed
    .trim()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  if (name === '' || name.length > 253 || /[\s/\\?#@:[\]%]/.test(name) || !URL.canParse(`http://${name}`)) return null
  const { hostname } = new URL(`http://${name}`)
  const isAddress = /^[\d.]+$/.test(hostname)
  return hostname.length <= 253 && hostPattern.test(hostname) && !isAddress ? hostname : null
}

/**
 * The origin of an address as it is typed, `https://` when it names no scheme. Null when it holds more than scheme, host and port,
 * or has no host name of a site. Whether http will do is for the caller to judge.
 */
export function siteOrigin(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  const host = siteHost(url.hostname)
  if (host === null || url.username || url.password || url.pathname !== '/' || url.search || url.hash) return null
  url.hostname = host
  return url.origin
}
