import { pickFields } from '#design/form/define-form.ts'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import { formSections, type FormPart } from './form-sections.ts'
import { organizationForm } from './organization-form.ts'

/** The form with which center staff add an organization, and name its first admin. */
export const addSections: readonly FormPart[] = [
  ...formSections,
  {
    id: 'persoon',
    title: words.sectionPerson,
    text: words.personText,
    names: ['contactPerson.firstName', 'contactPerson.lastName', 'contactPerson.email', 'contactPerson.phone'],
  },
]

export const addForm = pickFields(
  organizationForm,
  addSections.flatMap(({ names }) => names),
)
