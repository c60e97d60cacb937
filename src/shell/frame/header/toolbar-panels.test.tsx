import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { ShellContext } from '#shell/context.ts'
import type { Shell } from '#shell/shell.ts'
import { ToolbarPanels } from './toolbar-panels.tsx'

test('what happened says when, in the words of the house', () => {
  const items = [{ id: '1', text: 'Je aanvraag is verstuurd', href: null, at: '2026-11-20T06:46:00.000Z', isNew: true }]
  const shell = { notifications: { unread: 1, items }, activity: [] } as unknown as Shell
  const Stub = createRoutesStub([{ path: '/', Component: ToolbarPanels }])
  const html = (locale: 'nl' | 'en') =>
    renderToString(
      <LocaleProvider locale={locale}>
        <ShellContext value={shell}>
          <Stub />
        </ShellContext>
      </LocaleProvider>,
    ).replaceAll('<!-- -->', '')
  expect(html('nl')).toMatch(/vrijdag 20 november[^<]*, 7\.46 uur/)
  expect(html('en')).toMatch(/Friday,? 20 November[^<]*, 7:46/)
})
