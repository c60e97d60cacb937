/** What the API answers for the link of a mail with which somebody gives a place back. */
export type PassOnForm = {
  purpose: 'workshop.pass_on'
  /** `open`: a place can be given on. `waiting`: one can leave the line. `gone`: that was done. `over`: the workshop is over or does not take place. */
  state: 'open' | 'waiting' | 'gone' | 'over'
  title: string
  path: string
  /** The next session, a moment; null when none is to come. */
  startsAt: string | null
  place: string
  /** It is later than one may cancel. */
  isLate: boolean
  /** Somebody waits for the place. */
  isWaitedFor: boolean
}
