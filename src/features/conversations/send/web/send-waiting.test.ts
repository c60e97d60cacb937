import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingWords as words } from '#features/conversations/send/waiting-words.ts'
import { forgetSentElsewhere } from './sent-elsewhere.ts'
import { sendWaiting } from './send-waiting.ts'
import { keepWaiting, waitingMessages } from './waiting-messages.ts'

class Storage {
  getItem = (name: string) => (this as unknown as Record<string, string>)[name] ?? null
  setItem = (name: string, value: string) => void Object.assign(this, { [name]: value })
  removeItem = (name: string) => void delete (this as unknown as Record<string, string>)[name]
}
/** Its own functions are no stored names. */
const storage = () => new Proxy(new Storage(), { ownKeys: (all) => Object.keys(all).filter((name) => !name.endsWith('Item')) })

type Sent = { method: string; path: string; key: string | null; body: string | null }
let sent: Sent[]
let toasts: string[]
let answers: [status: number, body: object][]
let now: number

/** A page of a person; `answers` come one after the other, the last one for good. */
function openAs(person: string | undefined, ...told: typeof answers): void {
  answers = told
  vi.stubGlobal('document', {
    documentElement: { lang: 'nl', dataset: person ? { person } : {} },
    addEventListener: () => {},
    removeEventListener: () => {},
    querySelector: () => null,
    querySelectorAll: () => [],
    dispatchEvent: ({ detail }: CustomEvent<{ text: string }>) => void toasts.push(detail.text),
  })
}

beforeEach(() => {
  ;[sent, toasts, now] = [[], [], Date.now()]
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  // Nobody waits for time here: the pause before a retry ends at once.
  vi.stubGlobal('addEventListener', (type: string, goOn: () => void) => type === 'online' && queueMicrotask(goOn))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('location', { pathname: '/conversations' })
  vi.stubGlobal('navigator', { onLine: true, locks: { request: async (_name: string, _how: object, run: (lock: object) => Promise<void>) => await run({}) } })
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }) => {
    sent.push({ method, path, key: headers['idempotency-key'] ?? null, body: body ?? null })
    const [status, document] = answers.length > 1 ? answers.shift()! : answers[0]!
    return new Response(JSON.stringify(document), { status })
  })
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const message = { conversation: 'c1', body: 'Tot dinsdag!', attachmentIds: [], replyTo: null, byMail: false, key: '3f2b8a52-0c7f-4a54-9a52-0c7f4a543f2b' }
const created: [number, object] = [201, { data: { type: 'messages', id: 'm1', attributes: {} } }]
const draftName = 'draft /conversations message c1'

test('a message that Truus could not send goes at her next page, with its key, and takes its draft along', async () => {
  openAs('truus', created)
  sessionStorage.setItem(draftName, '{"values":{}}')
  expect(keepWaiting(message)).toBe(true)
  await sendWaiting()
  expect(sent).toMatchObject([{ method: 'POST', path: '/door/api/v1/messages', key: expect.stringContaining(message.key) }])
  expect(JSON.parse(sent[0]!.body!).data.attributes).toEqual({ body: 'Tot dinsdag!' })
  expect([waitingMessages(), sessionStorage.getItem(draftName), toasts]).toEqual([[], null, [words.sentLater.nl]])
  await sendWaiting()
  expect(sent).toHaveLength(1)
})

test('another tab sends it, and the one where it was written forgets it when somebody comes back to it', async () => {
  openAs('truus', created)
  const draft = JSON.stringify({ values: { body: ['Tot dinsdag!'], key: [message.key] } })
  sessionStorage.setItem(draftName, draft)
  keepWaiting(message)
  sessionStorage.removeItem(draftName)
  await sendWaiting()
  expect(toasts).toEqual([words.sentLater.nl])
  sessionStorage.setItem(draftName, draft)
  sessionStorage.setItem('draft /vacancies/1 question', '{"values":{"body":["Iets anders"]}}')
  forgetSentElsewhere()
  expect(Object.keys(sessionStorage)).toEqual(['draft /vacancies/1 question'])
  expect(Object.keys(localStorage)).toEqual([])
})

test('nobody else sends it, and a visitor keeps none', async () => {
  openAs('truus', created)
  keepWaiting(message)
  openAs('wim', created)
  await sendWaiting()
  openAs(undefined, created)
  await sendWaiting()
  expect([sent, keepWaiting(message)]).toEqual([[], false])
  openAs('truus', created)
  expect(waitingMessages()).toHaveLength(1)
})

test('what the server refuses returns to its form, with the reason', async () => {
  openAs('truus', [409, { errors: [{ status: '409', code: 'conversation_closed', title: 'Closed', detail: 'Dit gesprek is gesloten.' }] }])
  sessionStorage.setItem(draftName, '{"values":{"body":["Tot dinsdag!"]}}')
  keepWaiting(message)
  sessionStorage.removeItem(draftName)
  await sendWaiting()
  expect([waitingMessages(), sessionStorage.getItem(draftName)]).toEqual([[], '{"values":{"body":["Tot dinsdag!"]}}'])
  expect(toasts).toEqual(['Je bericht is niet verstuurd. Dit gesprek is gesloten. Wat je schreef staat nog in het gesprek.'])
})

test('after the server has forgotten the key, the conversation tells whether it has arrived', async () => {
  const saying = (body: string): [number, object] => [200, { data: [{ type: 'messages', id: 'm0', attributes: { body, mine: true } }], meta: { total: 1 } }]
  openAs('truus', saying('Tot dinsdag!'))
  keepWaiting(message)
  now += 3 * 24 * 3600 * 1000
  await sendWaiting()
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
  expect(waitingMessages()).toEqual([])

  openAs('truus', saying('Iets anders'), created)
  keepWaiting(message)
  now += 3 * 24 * 3600 * 1000
  await sendWaiting()
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
})

test('a draft that comes back into its form leaves the message waiting; another word takes it back', async () => {
  openAs('truus', [503, {}], [503, {}], created)
  keepWaiting(message)
  let heard: (event: { target: object }) => void = () => {}
  document.addEventListener = ((_type: string, listener: typeof heard) => (heard = listener)) as unknown as typeof document.addEventListener
  const formOf = (body: string) => ({ form: { querySelector: () => ({ value: message.key }), body } })
  vi.stubGlobal(
    'FormData',
    class {
      readonly #body: string
      constructor({ body }: { body: string }) {
        this.#body = body
      }
      get = (name: string) => ({ conversation: 'c1', key: message.key, body: this.#body })[name] ?? null
      getAll = () => []
    },
  )
  const sending = sendWaiting()
  heard({ target: formOf('Tot dinsdag!') })
  expect(waitingMessages()).toHaveLength(1)
  heard({ target: formOf('Tot dinsdag! Ik') })
  expect(waitingMessages()).toEqual([])
  await sending
})
