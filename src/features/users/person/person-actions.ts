import type { PersonView } from './fetch-person.ts'

export const personActions = ['sign_in_as', 'resend', 'activate', 'restore', 'end_sessions', 'deactivate', 'withdraw', 'archive', 'remove'] as const
export type PersonAction = (typeof personActions)[number]

/** The actions that the viewer can take on this person; the API checks again. */
export function personActionsFor({ status, permissions, isConfirmed, isRestorable, isSelf, isStaffs, registeredElsewhere }: PersonView): PersonAction[] {
  const may = (verb: string) => permissions.includes(verb)
  const setsStatus = may('update') && isStaffs && !isSelf && !registeredElsewhere
  const possible: Record<PersonAction, boolean> = {
    sign_in_as: may('sign_in_as_user'),
    resend: may('resend_confirmation_instructions') && status === 'invited',
    activate: setsStatus && status === 'inactive' && isConfirmed,
    restore: setsStatus && status === 'archived' && isConfirmed && isRestorable,
    end_sessions: may('end_sessions'),
    deactivate: setsStatus && status === 'active',
    withdraw: setsStatus && status === 'invited',
    archive: setsStatus && (status === 'active' || status === 'inactive'),
    remove: may('remove') && registeredElsewhere && !isSelf,
  }
  return personActions.filter((act) => possible[act])
}
