import { showToast } from '#design/feedback/show-toast.ts'
import { messageCall } from '#features/conversations/send/message-words.ts'
import { waitingWords as words } from '#features/conversations/send/waiting-words.ts'
import { type ApiResult, callApi } from '#kernel/http/pages/web/call-api.ts'
import { whenOnline } from '#kernel/http/pages/web/when-online.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { forgetWaiting } from './any-waiting.ts'
import { noteSent } from './sent-elsewhere.ts'
import { isWaitingSo, type WaitingMessage, waitingMessages } from './waiting-messages.ts'

/** Seconds before each retry; at once when the browser is online again. */
const pauses = [2, 4, 8, 15, 30]
/** The server remembers the key of a message for a day (contract §5); later the conversation itself tells whether it has arrived. */
const keyIsKnown = 20 * 3600 * 1000
/** What a clock of a browser may differ from that of the server. */
const clocks = 3600 * 1000

type Refused = Extract<ApiResult, { ok: false }>

let isRunning = false

/** Sends what waits in this browser until nothing does. Does nothing while it runs already. */
export async function sendWaiting(): Promise<void> {
  if (isRunning) return
  isRunning = true
  document.addEventListener('input', forgetChanged)
  for (let tries = 0; waitingMessages().length > 0; tries += 1) {
    // Of several tabs one sends; the others look again after their pause.
    if (navigator.onLine) await navigator.locks.request('waiting-messages', { ifAvailable: true }, async (lock) => void (lock && (await sendAll())))
    if (waitingMessages().length > 0) await whenOnline(pauses[Math.min(tries, pauses.length - 1)]! * 1000)
  }
  document.removeEventListener('input', forgetChanged)
  isRunning = false
}

/** Whoever writes on sends it by a press: half a sentence does not go by itself. */
function forgetChanged({ target }: Event): void {
  const form = (target as HTMLInputElement | null)?.form
  const key = form?.querySelector<HTMLInputElement>('input[name=key]')?.value
  if (form && key && !isWaitingSo(form)) forgetWaiting(key)
}

async function sendAll(): Promise<void> {
  for (const waiting of waitingMessages()) if (!isSentByItsForm(waiting) && !(await send(waiting))) return
}

/** The form is open and sends it itself (`WaitingLine`). */
const isSentByItsForm = ({ words: { key } }: WaitingMessage) =>
  document.querySelector<HTMLInputElement>('form:has(.waiting-line) input[name=key]')?.value === key

/** @returns false when the server could not be reached, or asks for another moment */
async function send(waiting: WaitingMessage): Promise<boolean> {
  const isOld = Date.now() - waiting.since > keyIsKnown
  const arrived = isOld ? await hasArrived(waiting) : false
  if (arrived === null) return false
  if (!arrived) {
    const { body, headers } = messageCall(waiting.words)
    const answer = await callApi('POST', 'messages', body, headers)
    if (!answer.ok && isPassing(answer)) return false
    if (!answer.ok) return giveBack(waiting, answer.fault ?? '')
  }
  forgetWaiting(waiting.words.key!)
  if (sessionStorage.getItem(waiting.draft.name) === null) noteSent(waiting.words.key!)
  sessionStorage.removeItem(waiting.draft.name)
  // Its form is on the page with the same words, and a press would send them once more under a changed text.
  if (formOf(waiting)) location.reload()
  else showToast(say(document.documentElement.lang as Locale, words.sentLater))
  return true
}

/** The server refused it: the words stand in the form of the conversation again, for its writer to change or to discard. */
function giveBack({ words: { key }, draft }: WaitingMessage, why: string): true {
  forgetWaiting(key!)
  if (draft.value !== null) sessionStorage.setItem(draft.name, draft.value)
  showToast(say(document.documentElement.lang as Locale, words.refusedLater, { why }), 'danger')
  return true
}

/** The server was not reached, is busy, or sends it for another tab now; or the session ended, and the same person may sign in again. */
const isPassing = ({ status, code }: Refused): boolean =>
  status === 0 || status >= 500 || [401, 408, 425, 429].includes(status) || code === 'request_in_progress'

/** Null where the conversation could not be read. */
async function hasArrived({ words, since }: WaitingMessage): Promise<boolean | null> {
  const query = new URLSearchParams({ 'filter[created_at_gt]': new Date(since - clocks).toISOString(), 'page[size]': '200' })
  const answer = await callApi('GET', `conversations/${encodeURIComponent(words.conversation.toWellFormed())}/messages?${query}`)
  // What cannot be read any more cannot be written to either: the attempt tells why.
  if (!answer.ok) return isPassing(answer) ? null : false
  const said = answer.document.data as unknown as { attributes: { body: string; mine: boolean } }[]
  return said.some(({ attributes: { body, mine } }) => mine && body.trim() === words.body.trim())
}

const formOf = ({ words: { key } }: WaitingMessage) =>
  [...document.querySelectorAll<HTMLInputElement>('form input[name=key]')].find(({ value }) => value === key)?.form
