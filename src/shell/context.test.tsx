import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { RefusedShell, useTenant } from './context.ts'
import type { Shell } from './shell.ts'

function Tenant() {
  return useTenant().key
}
const Stub = createRoutesStub([{ path: '/', Component: Tenant, ErrorBoundary: undefined as never }])

test('without a tenant nothing can be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderToString(<Stub />)).toThrow('[useTenant] No tenant found')
})

test('a refused page knows its tenant too', () => {
  const shell = { tenant: { key: 'demo' } } as Shell
  expect(
    renderToString(
      <RefusedShell value={shell}>
        <Stub />
      </RefusedShell>,
    ),
  ).toContain('demo')
})
