const parts = ['{z}', '{x}', '{y}'] as const

/** Whether this is an address of map tiles: http or https, with `{z}`, `{x}` and `{y}` once each in its path, and no password. */
export function isTileTemplate(template: string): boolean {
  if (template.length > 500 || !parts.every((part) => template.split(part).length === 2)) return false
  const filled = parts.reduce((address, part) => address.replace(part, '0'), template)
  if (!URL.canParse(filled)) return false
  const { protocol, username, password, host } = new URL(filled)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && !host.includes('{')
}

/** The credit for the tiles of an address when none is configured: a known provider's, else the host's name. */
export function creditOf(template: string): string {
  const { hostname } = new URL(template.replaceAll(/[{}]/g, ''))
  if (/(^|\.)(pdok|kadaster)\.nl$/.test(hostname)) return '© Kadaster (CC BY 4.0)'
  if (/(^|\.)openstreetmap\.org$/.test(hostname)) return '© OpenStreetMap'
  return hostname
}
