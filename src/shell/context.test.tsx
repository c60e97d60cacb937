import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShellContext, useTenant } from './context.ts'
import type { Shell } from './shell.ts'

function Tenant() {
  return useTenant().key
}

test('without a tenant nothing can be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderToString(<Tenant />)).toThrow('[useTenant] No tenant found')
})

test('a page knows its tenant', () => {
  const shell = { tenant: { key: 'demo' } } as Shell
  expect(
    renderToString(
      <ShellContext value={shell}>
        <Tenant />
      </ShellContext>,
    ),
  ).toContain('demo')
})
