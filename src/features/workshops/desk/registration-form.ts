import { defineForm } from '#design/form/define-form.ts'
import { boolean, email, text } from '#kernel/fields/field.ts'
import { registration } from '#features/workshops/model/registration.ts'
import { deskWords } from './desk-words.ts'
import { showWords as words } from './show-words.ts'

/** What somebody can say with their registration; nothing of it has to be said. */
export const registrationForm = defineForm(
  { ...registration.attributes, two: boolean({ optional: true }), lateOk: boolean({ optional: true }) },
  {
    note: { label: words.note, hint: words.noteHint, rows: 2 },
    two: { label: words.two, isNeeded: true },
    seatsReason: { label: words.twoWhy, hint: words.twoWhyHint },
    lateOk: { label: words.lateOk, isNeeded: true },
  },
)

/** Somebody on paper: with the address of an account, or with a name. */
export const paperForm = defineForm(
  {
    name: text({ min: 2, max: 100, optional: true }),
    phone: text({ max: 30, optional: true, reads: 'telephone' }),
    email: email({ optional: true }),
    note: registration.attributes.note,
  },
  {
    name: { label: deskWords.paperName },
    phone: { label: deskWords.paperPhone, type: 'tel' },
    email: { label: deskWords.paperEmail },
    note: { label: words.note, rows: 2 },
  },
)
