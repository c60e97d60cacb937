import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { type LiveEvent, LiveStreams, maxStreams, maxStreamsPerPerson } from './live-streams.ts'

const news: LiveEvent = { type: 'conversation', id: 'c1', centerId: 'demo', userId: null, organizationId: null, center: false }
const line = 'event: conversation\ndata: {"id":"c1"}\n\n'

function somebody(streams: LiveStreams, who: { userId: string; centerId?: string; organizationIds?: string[]; isStaff?: boolean }) {
  const out = new PassThrough().setEncoding('utf8')
  let heard = ''
  out.on('data', (part: string) => (heard += part))
  streams.add({ session: `session of ${who.userId}`, centerId: 'demo', organizationIds: [], isStaff: false, rights: '', out, ...who })
  return { out, heard: () => heard }
}

test('whoever begins to listen just after something that concerns them is told to read again, and nobody else', async () => {
  let now = 0
  const streams = new LiveStreams(() => now)
  streams.tell({ ...news, userId: 'fatima', organizationId: 'school' })
  const all = [
    somebody(streams, { userId: 'fatima' }),
    somebody(streams, { userId: 'johan', organizationIds: ['school'] }),
    somebody(streams, { userId: 'kees' }),
    somebody(streams, { userId: 'fatima', centerId: 'oldebroek' }),
  ]
  await new Promise(setImmediate)
  const again = 'event: again\ndata: {}\n\n'
  expect(all.map(({ heard }) => heard())).toEqual([again, again, '', ''])
  now += 30_000
  const later = somebody(streams, { userId: 'fatima' })
  await new Promise(setImmediate)
  expect(later.heard()).toBe('')
})

test('whoever it concerns hears it once, and nobody else does', async () => {
  const streams = new LiveStreams()
  const fatima = somebody(streams, { userId: 'fatima' })
  const johan = somebody(streams, { userId: 'johan', organizationIds: ['school', 'zwembad'] })
  const wim = somebody(streams, { userId: 'wim', organizationIds: ['school'], isStaff: true })
  const kees = somebody(streams, { userId: 'kees' })
  const abroad = somebody(streams, { userId: 'fatima', centerId: 'oldebroek', organizationIds: ['school'], isStaff: true })
  const heard = async () => {
    await new Promise(setImmediate)
    return [fatima, johan, wim, kees, abroad].map((one) => one.heard().split(line).length - 1)
  }
  streams.tell({ ...news, userId: 'fatima', organizationId: 'school' })
  expect(await heard()).toEqual([1, 1, 1, 0, 0])
  streams.tell({ ...news, organizationId: 'school', center: true })
  expect(await heard()).toEqual([1, 2, 2, 0, 0])
  johan.out.destroy()
  await new Promise(setImmediate)
  streams.tell({ ...news, userId: 'johan', center: true })
  expect([await heard(), streams.size]).toEqual([[1, 2, 3, 0, 0], 4])
})

test('a stream that has ended and is still being read hears nothing more, and breaks nothing', async () => {
  const streams = new LiveStreams()
  const out = new PassThrough()
  out.on('error', (error) => expect.fail(error.message))
  streams.add({ session: 'one', userId: 'fatima', centerId: 'demo', organizationIds: [], isStaff: false, rights: '', out })
  streams.tell({ ...news, userId: 'fatima' })
  streams.end()
  expect([streams.size, out.closed]).toEqual([1, false])
  streams.tell({ ...news, userId: 'fatima' })
  await streams.say(': \n\n')
  await new Promise(setImmediate)
  expect(String(out.read())).toBe(line)
})

test('there is room for a few of one person, and for so many in all', async () => {
  const streams = new LiveStreams()
  const own = Array.from({ length: maxStreamsPerPerson }, () => somebody(streams, { userId: 'kees' }))
  expect([streams.hasRoomFor('kees'), streams.hasRoomFor('anna')]).toEqual([false, true])
  own[0]!.out.destroy()
  await new Promise(setImmediate)
  expect(streams.hasRoomFor('kees')).toBe(true)
  for (let n = streams.size; n < maxStreams; n++) somebody(streams, { userId: `person ${n}` })
  expect(streams.hasRoomFor('anna')).toBe(false)
})

test('everybody is told, and others get a turn in between', async () => {
  const streams = new LiveStreams()
  const all = Array.from({ length: 350 }, (_, n) => somebody(streams, { userId: `person ${n}` }))
  let turns = 0
  let isOver = false
  const others = (): unknown => (isOver ? undefined : setImmediate(() => ((turns += 1), others())))
  others()
  await streams.say(': \n\n')
  isOver = true
  await new Promise(setImmediate)
  expect(turns).toBeGreaterThanOrEqual(3)
  expect(all.filter(({ heard }) => heard() === ': \n\n')).toHaveLength(350)
})
