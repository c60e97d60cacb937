import { expect, test } from 'vitest'
import { editFormFor, editSectionsFor } from './edit-form.ts'

const staff = ['update', 'approve']
const admin = ['update']

test('only staff of a center with a calendar say whether it trusts an organization with activities', () => {
  const asked = (permissions: readonly string[], hasCalendar: boolean) => {
    const editing = { permissions, hasCalendar }
    return ['isTrustedWithActivities' in editFormFor(editing).entries, editSectionsFor(editing).some(({ id }) => id === 'afspraken')]
  }
  expect(asked(staff, true)).toEqual([true, true])
  for (const [permissions, hasCalendar] of [
    [staff, false],
    [admin, true],
    [admin, false],
  ] as const)
    expect(asked(permissions, hasCalendar)).toEqual([false, false])
})

test('its type is for staff alone', () => {
  expect([staff, admin].map((permissions) => 'organizationType' in editFormFor({ permissions, hasCalendar: true }).entries)).toEqual([true, false])
})
