import { expect, test } from 'vitest'
import { bulkEditAddress, changeOf, maxEdited, readBulkEdit } from './bulk-edit.ts'

const now = new Date('2026-11-22T12:00:00Z')
const one = '0193000a-0000-7000-8000-000000000001'
const read = (address: string) => readBulkEdit(`http://demo.localhost${address}`, now)

test('the address keeps which vacancies and what they get', () => {
  const asked = { ...read('/vacancies/bulk-edit'), change: 'themes' as const, theme: ['nature' as const] }
  expect(read(bulkEditAddress([one], asked))).toEqual({ ...asked, ids: [one] })
  expect(changeOf(asked)).toEqual({ attributes: { themes: ['nature'] } })
  const groups = { ...asked, change: 'groups' as const, group: ['carers' as const] }
  expect(read(bulkEditAddress([one], groups))).toEqual({ ...groups, ids: [one] })
  expect([changeOf(groups), changeOf({ ...groups, group: [] })]).toEqual([{ attributes: { target_groups: ['carers'] } }, null])
})

test('without a choice three months are added, and what is no day, no id or too much is left out', () => {
  const many = Array.from({ length: 150 }, (_, at) => `0193000a-0000-7000-8000-${String(at).padStart(12, '0')}`)
  expect(read(`/vacancies/bulk-edit?ids=${one}.${one}.x.${'a'.repeat(9000)}&until=tomorrow&change=delete`)).toMatchObject({
    ids: [one],
    change: 'extend',
    until: '2027-02-22',
  })
  expect(read(bulkEditAddress(many)).ids).toHaveLength(maxEdited)
  expect(changeOf(read(`/vacancies/bulk-edit?ids=${one}&change=contact`))).toBeNull()
})
