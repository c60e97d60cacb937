const longest = 1000

/** Where a link in a text may lead: a path of the site, the web, a mail address or a telephone. Nothing that runs; null for the rest. */
export function safeLink(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  const address = value.trim()
  if (/^[/#](?![/\\])[^\s\\<>"]*$/.test(address)) return address
  if (/^mailto:[^\s\\<>"@:?/]+@[^\s\\<>"@:?/]+$/i.test(address) || /^tel:[+\d][\d()-]*$/i.test(address)) return address
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(address) || !URL.canParse(address)) return null
  const { hostname, username, href } = new URL(address)
  return hostname.includes('.') && !username ? href : null
}
