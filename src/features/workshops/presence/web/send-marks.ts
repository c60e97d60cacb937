import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { whenOnline } from '#kernel/http/pages/web/when-online.ts'
import { type Mark, forgetMark, waitingMarks } from './waiting-marks.ts'

/** Seconds before each retry; at once when the browser is online again. */
const pauses = [2, 4, 8, 15, 30]

export type Sent = {
  /** The server has it. */
  onSent: (mark: Mark) => void
  /** The server refuses it, with its reason: it is not sent again. */
  onRefused: (mark: Mark, why: string) => void
  /** Whether the last attempt reached the server. */
  onLine: (isReached: boolean) => void
}

let isRunning = false

/** Sends what waits until nothing does. Does nothing while it runs already. The same mark twice changes nothing, so an answer that got lost does no harm. */
export async function sendMarks(sent: Sent): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    for (let tries = 0; waitingMarks().length > 0; tries += 1) {
      let isReached = false
      // Of several tabs one sends; the others look again after their pause.
      await navigator.locks.request('waiting-marks', { ifAvailable: true }, async (lock) => {
        if (lock) isReached = await sendAll(sent)
      })
      sent.onLine(isReached || waitingMarks().length === 0)
      if (waitingMarks().length > 0) await whenOnline(pauses[Math.min(tries, pauses.length - 1)]! * 1000)
      if (isReached) tries = -1
    }
  } finally {
    isRunning = false
  }
}

/** @returns false when the server could not be reached, or asks for another moment */
async function sendAll(sent: Sent): Promise<boolean> {
  for (const mark of waitingMarks()) {
    const { registration, session, state } = mark
    const attributes = { session, state }
    const answer = await callApi('PUT', `workshop_registrations/${encodeURIComponent(registration)}/presence`, {
      data: { type: 'workshop_registrations', id: registration, attributes },
    })
    if (!answer.ok && isPassing(answer)) return false
    forgetMark(mark)
    if (answer.ok) sent.onSent(mark)
    else sent.onRefused(mark, answer.fault ?? '')
  }
  return true
}

/** The server was not reached or is busy; or the session ended, and the same person may sign in again. */
const isPassing = ({ status }: { status: number }): boolean => status === 0 || status >= 500 || [401, 408, 425, 429].includes(status)
