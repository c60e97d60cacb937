import { pickFields } from '#design/form/define-form.ts'
import { formSections } from './form-sections.ts'
import { organizationForm } from './organization-form.ts'

const all = formSections.flatMap(({ names }) => names)

/** Only center staff may change the type, because it decides the rights of an organization and where it is shown. */
const byStaff = pickFields(organizationForm, all)
const byAdmin = pickFields(
  organizationForm,
  all.filter((name) => name !== 'organizationType'),
)

/** The form for this editor; `permissions` are the verbs they may use on the organization. */
export const editFormFor = (permissions: readonly string[]) => (permissions.includes('approve') ? byStaff : byAdmin)
