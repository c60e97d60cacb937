import { type MessageWords, messageWords } from '#features/conversations/send/message-words.ts'
import { start } from './any-waiting.ts'

/** A message that this browser keeps until the server has it, also after the page was left or the browser closed. */
export type WaitingMessage = {
  /** Who wrote it: nobody else may send it. */
  person: string
  words: MessageWords
  /** When sending it was first tried, in milliseconds. */
  since: number
  /** Its draft in the form (`keep-draft.ts`), which goes with it. */
  draft: { name: string; value: string | null }
}

const nameOf = (key: string) => start + key

/** Stores a message that could not be sent. @returns false where the browser stores nothing */
export function keepWaiting(words: MessageWords): boolean {
  const { person } = document.documentElement.dataset
  if (!words.key || !person) return false
  const earlier = readWaiting(words.key)
  const name = `draft ${location.pathname} message ${words.conversation}`
  try {
    const waiting = { person, words, since: earlier?.since ?? Date.now(), draft: { name, value: sessionStorage.getItem(name) } }
    localStorage.setItem(nameOf(words.key), JSON.stringify(waiting))
    return true
  } catch {
    return false // the storage is full or blocked: it is sent again while the page is open
  }
}

/** Whether the words of a form are those that wait: a draft that comes back into its form is no change. */
export function isWaitingSo(form: HTMLFormElement): boolean {
  const words = messageWords(new FormData(form))
  const waiting = words.key ? readWaiting(words.key) : null
  return waiting !== null && JSON.stringify(waiting.words) === JSON.stringify(words)
}

/** The messages that wait for the person of this page, in the order in which they were written. */
export function waitingMessages(): WaitingMessage[] {
  const { person } = document.documentElement.dataset
  if (!person) return []
  return Object.keys(localStorage)
    .flatMap((name) => (name.startsWith(start) ? (readWaiting(name.slice(start.length)) ?? []) : []))
    .filter((waiting) => waiting.person === person)
    .toSorted((a, b) => a.since - b.since)
}

function readWaiting(key: string): WaitingMessage | null {
  return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as WaitingMessage | null
}
