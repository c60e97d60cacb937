import { videoHosts } from '#kernel/http/answers/video-hosts.ts'

const tagManager = 'https://www.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'

export type PolicyChoices = {
  /** For the inline scripts of a page of the signed-in zone, which is never cached. */
  nonce?: string | undefined
  /** The visitor consented to analytics and the center has a valid id. */
  gtag?: boolean
  https?: boolean
  /** Whether pages of the same site may frame it; nothing else may (decisions 43). */
  framed?: boolean
  /** It frames pages of the same site. */
  frames?: boolean
  /** It plays videos in the frames of their makers: the visitor consented to third parties. */
  videos?: boolean
  /** In development Vite puts styles and its client inline in the page. */
  dev?: boolean
}

/** A document page has nothing inline, so its policy needs no nonce and the page can be cached whole, also compressed. */
export function contentSecurityPolicy({ nonce, gtag, https, framed, frames, videos, dev }: PolicyChoices): string {
  const framing = [...(frames ? ["'self'"] : []), ...(videos ? Object.values(videoHosts) : [])]
  return [
    "default-src 'none'",
    `script-src 'self'${nonce && !dev ? ` 'nonce-${nonce}'` : ''}${gtag ? ` ${tagManager}` : ''}${dev ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${gtag ? ` ${tagManager} ${analytics}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${gtag ? ` ${tagManager} ${analytics}` : ''}${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    ...(framing.length > 0 ? [`frame-src ${framing.join(' ')}`] : []),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Two years; only sent over https. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** Headers of every answer of the site, for pages and files. `https` adds HSTS for two years; `framed` as in the policy. */
export function securityHeaders(https: boolean, framed = false): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    // Not no-referrer: browsers would then send `Origin: null` with the site's own forms, and those are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ...(https && { 'strict-transport-security': strictTransport }),
  }
}

/**
 * Headers of a widget, the only pages that others may frame (decisions 43): it loads nothing, sends nothing and runs nothing, and pages that
 * are isolated from other origins may hold it too.
 * @param style hash of its one stylesheet, which stands in it
 */
export function widgetHeaders(style: string): Readonly<Record<string, string>> {
  const { 'x-frame-options': _framing, 'cross-origin-opener-policy': _opener, ...others } = securityHeaders(false)
  return {
    ...others,
    'content-security-policy': `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  }
}
