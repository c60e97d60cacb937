import { pickFields } from '#design/form/define-form.ts'
import { formSections, mapSection, trustSection } from './form-sections.ts'
import { organizationForm } from './organization-form.ts'

const all = [...formSections, mapSection].flatMap(({ names }) => names)

/** Only center staff may change the type, because it decides the rights of an organization and where it is shown. */
const byStaff = pickFields(organizationForm, all)
const byStaffOfCalendar = pickFields(organizationForm, [...all, ...trustSection.names])
const byAdmin = pickFields(
  organizationForm,
  all.filter((name) => name !== 'organizationType'),
)

type Editing = { /** The verbs that they may use on the organization. */ permissions: readonly string[]; /** The site has activities. */ hasCalendar: boolean }

/** The form for this editor. */
export const editFormFor = ({ permissions, hasCalendar }: Editing) => (permissions.includes('approve') ? (hasCalendar ? byStaffOfCalendar : byStaff) : byAdmin)

/** Its sections, without those that it has no field of. */
export const editSectionsFor = (editing: Editing) =>
  [...formSections, mapSection, trustSection].filter(({ names }) => names.some((name) => name in editFormFor(editing).entries))
