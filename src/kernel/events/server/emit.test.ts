import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { defineEvent } from '#kernel/events/event.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { emit, listen, registerListeners } from './emit.ts'

const doorOpened = defineEvent<{ who: string }>('doorOpened')
const db = await freshDatabase()
beforeEach(() => registerListeners([]))

test('listeners hear an event in the order of the list, each with its facts', async () => {
  const heard: string[] = []
  registerListeners([
    listen(doorOpened, async (_tx, { who }) => void heard.push(`bell for ${who}`)),
    listen(doorOpened, async (_tx, { who }) => void heard.push(`light for ${who}`)),
    listen(defineEvent('doorClosed'), async () => void heard.push('never')),
  ])
  await db.onPlatform((tx) => emit(tx, doorOpened, { who: 'Fatima' }))
  expect(heard).toEqual(['bell for Fatima', 'light for Fatima'])
})

test('an event nobody listens to is no trouble', async () => {
  await db.onPlatform((tx) => emit(tx, doorOpened, { who: 'Kees' }))
})

test('what a listener cannot do undoes the change', async () => {
  registerListeners([listen(doorOpened, () => Promise.reject(new Error('no bell')))])
  const change = db.onPlatform(async (tx) => {
    await sql`insert into rate_limits (key, points) values ('door', 1)`.execute(tx)
    await emit(tx, doorOpened, { who: 'Kees' })
  })
  await expect(change).rejects.toThrow('no bell')
  const left = await db.onPlatform((tx) => sql`select from rate_limits where key = 'door'`.execute(tx))
  expect(left.rows).toEqual([])
})
