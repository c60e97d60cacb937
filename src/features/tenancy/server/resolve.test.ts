import { expect, test } from 'vitest'
import type { Tenant } from '#features/tenancy/tenant.ts'
import type { HostRules } from './host-rules.ts'
import { hostName, tenantOf } from './resolve.ts'

const tenant = (key: string) => [key, { key } as Tenant] as const
const rules: HostRules = {
  tenants: new Map([tenant('demo'), tenant('public'), tenant('oldebroek')]),
  domains: { 'www.oldebroek.example': 'oldebroek', 'demo.localhost': 'public' },
  wildcards: ['.localhost'],
  defaultTenant: null,
  regionHost: null,
}
const keyOf = (host: string | undefined, over: Partial<HostRules> = {}) => tenantOf(host, { ...rules, ...over })?.key ?? null

test('a configured domain comes before the wildcard', () => {
  expect(keyOf('www.oldebroek.example')).toBe('oldebroek')
  expect(keyOf('demo.localhost:3000')).toBe('public')
})

test('the first label of a wildcard domain names the tenant', () => {
  expect(keyOf('oldebroek.localhost:3000')).toBe('oldebroek')
  expect(keyOf('OLDEBROEK.localhost.')).toBe('oldebroek')
})

test('an unknown host gets the default where there is one', () => {
  expect(keyOf('elders.example')).toBeNull()
  expect(keyOf('elders.localhost', { defaultTenant: 'demo' })).toBe('demo')
})

test.each([undefined, '', 'a b', 'demo.localhost:3000@evil.example', 'demo.localhost/..', '[::1]:3000', 'x'.repeat(300), '-a', 'demo.localhost:99999999'])(
  'the host %j is nobody',
  (host) => expect(hostName(host)).toBeNull(),
)
