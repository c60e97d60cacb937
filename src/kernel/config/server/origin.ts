/** Whether this is scheme, host and port and nothing more, as browsers send it in `Origin`. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

/** Unencrypted traffic is allowed on the same machine only: http where the host is localhost or ends in .localhost. */
export function isSafeOrigin(value: string): boolean {
  if (!isOrigin(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}
