import { defineForm } from '#design/form/define-form.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { reviewWords as words } from './review-words.ts'

/** Whether a center looks at vacancies before others see them. */
export const reviewForm = defineForm(volunteerCenter.attributes, { reviewsVacancies: { label: words.reviews, hint: words.hint } })
