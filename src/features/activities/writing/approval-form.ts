import { defineForm } from '#design/form/define-form.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { approvalWords as words } from './approval-words.ts'

/** Whether a center looks at activities before they are in the calendar. */
export const approvalForm = defineForm(volunteerCenter.attributes, { activitiesNeedApproval: { label: words.needs, hint: words.hint } })
