import { sentStart as start } from './any-waiting.ts'

/** A tab may be left open for days before somebody comes back to it. */
const kept = 7 * 24 * 3600 * 1000

/** Notes that a message was sent whose draft is in another tab: drafts are of one tab, messages that wait are of all. */
export function noteSent(key: string): void {
  try {
    localStorage.setItem(start + key, String(Date.now()))
  } catch {
    // The storage is full or blocked: the words stand in the form of that tab again.
  }
}

/** Forgets the drafts of this tab that another has sent; a form that shows one already is loaded again. */
export function forgetSentElsewhere(): void {
  for (const note of Object.keys(localStorage).filter((name) => name.startsWith(start))) {
    const key = note.slice(start.length)
    const drafts = Object.keys(sessionStorage).filter((name) => name.startsWith('draft ') && sessionStorage.getItem(name)!.includes(key))
    for (const name of drafts) sessionStorage.removeItem(name)
    if (drafts.length > 0 || Date.now() - Number(localStorage.getItem(note)) > kept) localStorage.removeItem(note)
    if (drafts.length > 0 && isDrawn(key)) return location.reload()
  }
}

const isDrawn = (key: string) => [...document.querySelectorAll<HTMLInputElement>('form input[name=key]')].some(({ value }) => value === key)
