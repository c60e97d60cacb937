const tagManager = 'https://www.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'

export type PolicyChoices = {
  /** Of the inline scripts of a page of the signed-in zone, which is never kept. */
  nonce?: string | undefined
  /** The visitor agreed to measuring and the center has a valid id. */
  gtag?: boolean
  https?: boolean
  /** Whether pages of our own may frame it; nothing else may (decisions 43). */
  framed?: boolean
  /** It frames pages of our own. */
  frames?: boolean
  /** Vite puts styles and its client into the page while developing. */
  dev?: boolean
}

/** A document has nothing inline, so its policy needs no nonce and it can be kept whole, compressed and all. */
export function contentSecurityPolicy({ nonce, gtag, https, framed, frames, dev }: PolicyChoices): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce && !dev ? ` 'nonce-${nonce}'` : ''}${gtag ? ` ${tagManager}` : ''}${dev ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${gtag ? ` ${tagManager} ${analytics}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${gtag ? ` ${tagManager} ${analytics}` : ''}${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Two years, where https is spoken. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** Headers of every answer of the site, pages and files alike. `https` adds HSTS for two years; `framed` as in the policy. */
export function securityHeaders(https: boolean, framed = false): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    // Not no-referrer: browsers would then send `Origin: null` with our own forms, and those are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ...(https && { 'strict-transport-security': strictTransport }),
  }
}
