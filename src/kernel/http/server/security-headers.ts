/**
 * React Aria puts this stylesheet into the page so that touches on a button do not scroll; its text never changes.
 * The test compares it with the installed version.
 */
export const pressableStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='

const tagManager = 'https://www.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'

export type PolicyChoices = {
  /** The visitor agreed to measuring and the center has a valid id. */
  gtag?: boolean
  /** Style attributes that React Aria writes on the server; public pages have none. */
  styleAttributes?: boolean
  https?: boolean
  /** Vite puts styles and its client into the page while developing. */
  dev?: boolean
}

/** Nothing of ours is inline, so the policy needs no nonce and a page can be kept whole, compressed and all. */
export function contentSecurityPolicy({ gtag, styleAttributes, https, dev }: PolicyChoices): string {
  return [
    "default-src 'none'",
    `script-src 'self'${gtag ? ` ${tagManager}` : ''}${dev ? " 'unsafe-inline'" : ''}`,
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'${pressableStyleHash}'`}`,
    ...(styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data:${gtag ? ` ${tagManager} ${analytics}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${gtag ? ` ${tagManager} ${analytics}` : ''}${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every answer of the site, pages and files alike. `https` adds HSTS for two years. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: browsers would then send `Origin: null` with our own forms, and those are refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
