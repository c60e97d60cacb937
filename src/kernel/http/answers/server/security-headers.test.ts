import { expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

test('a page may load only from its own host, and nothing inline', () => {
  const policy = contentSecurityPolicy({ https: true })
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("script-src 'self'; style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|google|\*|nonce/)
})

test('the measuring host is allowed after consent only', () => {
  expect(contentSecurityPolicy({ gtag: true })).toContain("script-src 'self' https://www.googletagmanager.com;")
})

test('https is demanded only where it is spoken', () => {
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=63072000/)
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})
