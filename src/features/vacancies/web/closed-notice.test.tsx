import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import type { VacancyStatus } from '#features/vacancies/states.ts'
import { ClosedNotice } from './closed-notice.tsx'

const noticeOf = (status: VacancyStatus) =>
  renderToString(
    <LocaleProvider locale="nl">
      <ClosedNotice status={status} hasAlternatives />
    </LocaleProvider>,
  )

test('who comes too late is told why, and where to go on', () => {
  expect(noticeOf('filled')).toContain('Deze plek is vergeven.')
  expect(noticeOf('closed')).toContain('Deze vacature is gesloten.')
  expect(noticeOf('closed')).toContain('#alternatives')
})

test('who is early, to write or to judge it, is not told that it is closed', () => {
  expect(noticeOf('pending')).toContain('Deze vacature wacht op plaatsing.')
  expect(noticeOf('draft')).toContain('Deze vacature is nog niet af.')
  expect(noticeOf('pending')).not.toMatch(/gesloten|#alternatives/)
})
