import { isDate } from '#kernel/fields/date-text.ts'
import { readPostcode } from '#kernel/fields/postcode.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { helpRequest } from '#features/one-on-one/model/request.ts'
import { fieldFaultWords as words } from '#features/one-on-one/model/error-words.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'

export type RequestInput = Omit<Partial<UpdateOf<typeof helpRequest>>, 'consent'> & {
  kind?: 'request' | 'offer'
  /** As sent: `consentIn` reads it. */ consent?: unknown
}
export type SpokenConsent = { how: 'spoken' | 'paper'; on: string }
type Name = keyof RequestInput & string

const fault = (attribute: Name, code: string & keyof typeof words): Issue => ({ code, attribute, words: sayInAll(words[code]) })
const blank = (attribute: Name): Issue => ({ code: 'blank', attribute })

/** What every request has, in the order of its form. */
const needed = ['category', 'title', 'description', 'frequency', 'postcode4', 'visibility'] as const satisfies readonly Name[]

type Asking = {
  /** The caller's own address, which cannot be that of the person they ask for. */ ownEmail: string | null
  isOnPaper: boolean
  now: Date
  /** It is written down already: when they said yes is known. */ isKnown?: boolean
}

/** Refuses a request that misses something, or says what cannot be. @throws 422 at each field */
export function refuseUnfit(input: RequestInput, { ownEmail, isOnPaper, now, isKnown = false }: Asking): void {
  const issues: Issue[] = needed.filter((name) => !input[name]?.trim()).map(blank)
  if (input.postcode4 && !readPostcode(input.postcode4)) issues.push({ code: 'invalid', attribute: 'postcode4' })
  if (input.kind === 'offer' && input.relation) issues.push(fault('relation', 'offer_for_another'))
  if ((input.relation || isOnPaper) && !input.firstName?.trim()) issues.push(blank('firstName'))
  if (input.ageGroup === 'young' && input.relation !== 'own_child' && !isOnPaper && !input.parentEmail) issues.push(blank('parentEmail'))
  for (const name of ['consentEmail', 'parentEmail'] as const)
    if (ownEmail !== null && input[name]?.toLowerCase() === ownEmail) issues.push(fault(name, 'own_address'))
  if (isOnPaper && !isKnown) issues.push(...paperFaults(input, now))
  if (issues.length > 0) throw new Invalid(issues)
}

/** When and how the person said yes; null for anything else. */
export function consentIn({ consent }: RequestInput): SpokenConsent | null {
  const { how, on } = (consent ?? {}) as Partial<Record<keyof SpokenConsent, unknown>>
  return (how === 'spoken' || how === 'paper') && typeof on === 'string' && isDate(on) ? { how, on } : null
}

/** A coordinator writes down when and how the person said yes; nobody says it tomorrow. */
function paperFaults(input: RequestInput, now: Date): Issue[] {
  const consent = consentIn(input)
  if (!consent) return [{ code: 'invalid', attribute: 'consent' }]
  return consent.on > today(now) ? [fault('consent', 'day_to_come')] : []
}
