import { videoHosts } from '#kernel/http/answers/video-hosts.ts'

/** The frame in which its maker plays a video without cookies; null for a video of somebody else. */
export function videoFrame(href: string): string | null {
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.toLowerCase().replace(/^(?:www|m)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(path[0])
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(path[0] === 'watch' ? url.searchParams.get('v') : ways.has(path[0] ?? '') ? path[1] : null)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(path, url.searchParams.get('h'))
  return null
}

const ways: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v'])

function youtube(id: string | null | undefined): string | null {
  return id && /^[\w-]{6,20}$/.test(id) ? `${videoHosts.youtube}/embed/${id}` : null
}

/** `dnt`: no cookies, and nothing is kept of who watches. A video that is not listed has a key behind its number. */
function vimeo(path: readonly string[], named: string | null): string | null {
  const at = path.findIndex((part) => /^\d{5,14}$/.test(part))
  const key = named ?? path[at + 1]
  if (at < 0) return null
  return `${videoHosts.vimeo}/video/${path[at]}?dnt=1${key && /^[0-9a-f]{6,20}$/.test(key) ? `&h=${key}` : ''}`
}
