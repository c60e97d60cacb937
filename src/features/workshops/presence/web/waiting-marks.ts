import type { PresenceState } from '#features/workshops/model/codes.ts'

/** How the names of marks begin that wait in this browser. `forgetDrafts` removes these when somebody signs out. */
const start = 'draft presence '

/** Who was at a session, as somebody pressed it and the server does not know yet. The last press of a person at a session is the one that counts. */
export type Mark = {
  /** Who pressed it: nobody else sends it. */
  person: string
  registration: string
  session: string
  state: PresenceState
  /** When it was pressed, in milliseconds. */
  at: number
}

/** Where a browser stores nothing, what was pressed waits as long as the page is open. */
const inMemory = new Map<string, string>()

const nameOf = ({ registration, session }: Pick<Mark, 'registration' | 'session'>) => `${start}${registration} ${session}`
const person = () => document.documentElement.dataset['person'] ?? ''

/** Keeps a press until the server has it. @returns false where the browser stores nothing */
export function keepMark(mark: Pick<Mark, 'registration' | 'session' | 'state'>): boolean {
  const kept: Mark = { person: person(), ...mark, at: Date.now() }
  try {
    localStorage.setItem(nameOf(mark), JSON.stringify(kept))
    inMemory.delete(nameOf(mark))
    return true
  } catch {
    inMemory.set(nameOf(mark), JSON.stringify(kept)) // the storage is full or blocked
    return false
  }
}

function read(name: string): string | null {
  try {
    return inMemory.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/** The marks that wait for the person of this page, in the order in which they were pressed. */
export function waitingMarks(): Mark[] {
  let names: string[] = []
  try {
    names = Object.keys(localStorage).filter((name) => name.startsWith(start))
  } catch {
    // Nothing can be read either: those in memory are left.
  }
  return [...new Set([...names, ...inMemory.keys()])]
    .flatMap((name) => {
      const text = read(name)
      return text === null ? [] : [JSON.parse(text) as Mark]
    })
    .filter((mark) => mark.person === person())
    .toSorted((a, b) => a.at - b.at)
}

/** The server has this mark. One that was pressed in the meantime, here or in another tab, goes on waiting. */
export function forgetMark(mark: Mark): void {
  const text = read(nameOf(mark))
  if (text === null || (JSON.parse(text) as Mark).at !== mark.at) return
  inMemory.delete(nameOf(mark))
  try {
    localStorage.removeItem(nameOf(mark))
  } catch {
    // It was in memory alone.
  }
}

export const isMark = (name: string | null): boolean => name === null || name.startsWith(start)
