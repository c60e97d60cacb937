import { MonthKeys } from '#design/calendar/month-keys.ts'
import { FormConditions } from '#features/center-forms/fill/web/form-conditions.ts'
import { FormController } from '#features/center-forms/builder/web/form-controller.ts'
import { PrintPage } from '#features/news/presentation/web/print-page.ts'
import { OpenNow } from '#features/social-map/presentation/web/open-now.ts'
import type { Elements } from './elements.ts'

/** Elements that a few documents have and no page of the signed-in zone. */
export const documentElements: Elements = {
  'form-conditions': FormConditions,
  'form-controller': FormController,
  'month-keys': MonthKeys,
  'open-now': OpenNow,
  'print-page': PrintPage,
}
