import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Forbidden, Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Founding } from './founding.ts'

/** What the declaration cannot ask for, because it depends on who writes. @throws {Invalid} with all that is missing */
export function refuseIncomplete({ input, actor }: Founding, { isStaff }: { isStaff: boolean }): void {
  const { organizationType, contactPerson, kvkNumber, legalForm, nonprofitDeclared, termsAccepted } = input
  // What kind of organization it is decides what it may, so only the center makes another center.
  if (!isStaff && organizationType === 'VolunteerCenter') throw new Forbidden('forbidden_attribute', { attribute: 'organizationType' })
  const issues: Issue[] = []
  const missing = (attribute: string) => issues.push({ code: 'blank', attribute })
  const unticked = (attribute: string) => issues.push({ code: 'accepted', attribute, words: sayInAll(fieldWords.accepted) })
  if (!contactPerson && (isStaff || actor.userId === null)) for (const part of ['firstName', 'lastName', 'email']) missing(`contactPerson.${part}`)
  if (!isStaff) {
    if (!kvkNumber && legalForm !== 'informeel') missing('kvkNumber')
    if (!nonprofitDeclared) unticked('nonprofitDeclared')
    if (!termsAccepted) unticked('termsAccepted')
  }
  if (issues.length > 0) throw new Invalid(issues)
}
