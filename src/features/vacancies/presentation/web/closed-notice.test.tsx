import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import type { WhyClosed } from '#features/vacancies/presentation/why-closed.ts'
import { ClosedNotice, EarlyNotice } from './closed-notice.tsx'

const other: RowFacts = { id: 'b', title: 'Koffie schenken', by: 'De Brug', theme: null, when: 'Dinsdagmiddag', time: '2 uur per week', where: 'Ede', tags: [] }
const noticeOf = (why: WhyClosed, others = [other]) =>
  renderToString(
    <LocaleProvider locale="nl">
      <ClosedNotice why={why} lastDay="2020-07-31" others={others} />
    </LocaleProvider>,
  )

test('who comes too late is told why in one sentence, and where to go on', () => {
  expect(noticeOf('filled')).toContain('Deze plek is vergeven: je kunt je niet meer aanmelden.')
  expect(noticeOf('paused')).toContain('Deze plek is even dicht')
  expect(noticeOf('closed')).toContain('Deze vacature is gesloten')
  expect(noticeOf('expired')).toContain('Aanmelden kon tot en met vrijdag 31 juli 2020.')
  for (const why of ['filled', 'paused', 'closed', 'expired'] as const) {
    expect(noticeOf(why).match(/class="alert/g)).toHaveLength(1)
    expect(
      noticeOf(why)
        .replace(/<section.*/s, '')
        .replaceAll(/<[^>]+>/g, '')
        .match(/\./g),
    ).toHaveLength(1)
    expect(noticeOf(why)).toContain('/vacancies/b')
  }
  expect(noticeOf('closed', [])).toContain('/vacancies/search')
})

test('who is early, to write or to judge it, is not told that it is closed', () => {
  const early = (isDraft: boolean) =>
    renderToString(
      <LocaleProvider locale="nl">
        <EarlyNotice isDraft={isDraft} />
      </LocaleProvider>,
    )
  expect(early(false)).toContain('Deze vacature wacht op plaatsing.')
  expect(early(true)).toContain('Deze vacature is nog niet af.')
})
