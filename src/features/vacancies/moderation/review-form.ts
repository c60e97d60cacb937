import { defineForm } from '#design/form/define-form.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { reviewWords as words } from './review-words.ts'

/** Whether a center reviews vacancies before they are published. */
export const reviewForm = defineForm(volunteerCenter.attributes, { reviewsVacancies: { label: words.reviews, hint: words.hint } })
