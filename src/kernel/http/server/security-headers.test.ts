import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, pressableStyleHash, securityHeaders } from './security-headers.ts'

test('a page may load only from its own host, and nothing inline', () => {
  const policy = contentSecurityPolicy({ https: true })
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|google|\*|nonce/)
})

test('the measuring host is allowed after consent only', () => {
  expect(contentSecurityPolicy({ gtag: true })).toContain("script-src 'self' https://www.googletagmanager.com;")
})

test('style attributes are allowed where React Aria writes them, stylesheets never', () => {
  const policy = contentSecurityPolicy({ styleAttributes: true })
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('the one allowed stylesheet is the one the installed React Aria writes', () => {
  const require = createRequire(import.meta.url)
  const folder = require.resolve('react-aria/package.json').replace(/package\.json$/, '')
  const source = readFileSync(`${folder}dist/private/interactions/usePress.mjs`, 'utf8')
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/i.exec(source)![1]!
  const css = /style\.textContent = `([^`]+)`/
    .exec(source)![1]!
    .replace(/\$\{[^}]+\}/, attribute)
    .trim()
  expect(`sha256-${createHash('sha256').update(css).digest('base64')}`).toBe(pressableStyleHash)
})

test('https is demanded only where it is spoken', () => {
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=63072000/)
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
})
