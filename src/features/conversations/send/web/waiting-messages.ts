import type { MessageWords } from '#features/conversations/send/message-words.ts'

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

/** `forgetDrafts` removes these too when somebody signs out. */
const start = 'draft message '
const nameOf = (key: string) => start + key

/** Whether anybody's message waits: the little that every page has to know. */
export const isAnyWaiting = (): boolean => Object.keys(localStorage).some((name) => name.startsWith(start))

/** Stores a message that could not be sent. @returns false where the browser stores nothing */
export function keepWaiting(words: MessageWords): boolean {
  if (!words.key) return false
  const { person } = document.documentElement.dataset
  const earlier = readWaiting(words.key)
  const name = `draft ${location.pathname} message ${words.conversation}`
  try {
    const waiting = { person, words, since: earlier?.since ?? Date.now(), draft: { name, value: sessionStorage.getItem(name) } }
    localStorage.setItem(nameOf(words.key), JSON.stringify(waiting))
    return person !== undefined
  } catch {
    return false // the storage is full or blocked: it is sent again while the page is open
  }
}

/** It was sent, or its writer will do so. */
export function forgetWaiting(key: string): void {
  localStorage.removeItem(nameOf(key))
}

/** The messages that wait for the person of this page, in the order in which they were written. */
export function waitingMessages(): WaitingMessage[] {
  const { person } = document.documentElement.dataset
  return Object.keys(localStorage)
    .flatMap((name) => (name.startsWith(start) ? (readWaiting(name.slice(start.length)) ?? []) : []))
    .filter((waiting) => waiting.person === person)
    .toSorted((a, b) => a.since - b.since)
}

function readWaiting(key: string): WaitingMessage | null {
  return JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null') as WaitingMessage | null
}
