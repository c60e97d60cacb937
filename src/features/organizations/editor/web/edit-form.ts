import { pickFields } from '#design/form/define-form.ts'
import { formSections } from './form-sections.ts'
import { organizationForm } from './organization-form.ts'

const all = formSections.flatMap(({ names }) => names)

/** What kind of organization it is decides what it may and where it is shown, so only the center's people are asked for it. */
const byStaff = pickFields(organizationForm, all)
const byAdmin = pickFields(
  organizationForm,
  all.filter((name) => name !== 'organizationType'),
)

/** The form of who edits: `permissions` is what they may do to this organization. */
export const editFormFor = (permissions: readonly string[]) => (permissions.includes('approve') ? byStaff : byAdmin)
