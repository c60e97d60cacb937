import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetMark, isMark, keepMark, waitingMarks } from './waiting-marks.ts'

let dom: JSDOM
beforeEach(() => {
  dom = new JSDOM('<html data-person="els">', { url: 'http://demo.localhost/' })
  vi.stubGlobal('document', dom.window.document)
  vi.stubGlobal('localStorage', dom.window.localStorage)
})
afterEach(() => vi.unstubAllGlobals())

const ahmed = { registration: 'ahmed', session: 'first' }

test('the last press of a person at a session is the one that waits', () => {
  keepMark({ ...ahmed, state: 'present' })
  keepMark({ ...ahmed, state: 'absent' })
  keepMark({ ...ahmed, session: 'second', state: 'present' })
  expect(waitingMarks().map(({ session, state }) => `${session} ${state}`)).toEqual(['first absent', 'second present'])
})

test('what was pressed while it was being sent, here or in another tab, goes on waiting', () => {
  keepMark({ ...ahmed, state: 'present' })
  const [sent] = waitingMarks()
  localStorage.setItem('draft presence ahmed first', JSON.stringify({ person: 'els', ...ahmed, state: 'absent', at: sent!.at + 1 }))
  forgetMark(sent!)
  expect(waitingMarks().map(({ state }) => state)).toEqual(['absent'])
  forgetMark(waitingMarks()[0]!)
  expect(waitingMarks()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('nobody sends what somebody else pressed on this device', () => {
  keepMark({ ...ahmed, state: 'present' })
  document.documentElement.dataset['person'] = 'peter'
  expect(waitingMarks()).toEqual([])
  document.documentElement.dataset['person'] = 'els'
  expect(waitingMarks()).toHaveLength(1)
})

test('a browser that stores nothing keeps it as long as the page is open, and says so', () => {
  vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(keepMark({ ...ahmed, state: 'present' })).toBe(false)
  const [mark] = waitingMarks()
  expect(mark).toMatchObject({ ...ahmed, state: 'present' })
  forgetMark(mark!)
  expect(waitingMarks()).toEqual([])
})

test('notes of other kinds are not marks; everything may have changed when no name is told', () => {
  expect([isMark('draft message 1'), isMark('draft presence a b'), isMark(null)]).toEqual([false, true, true])
})
