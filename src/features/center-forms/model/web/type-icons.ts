import type { IconName } from '#design/icon/icon-names.ts'
import type { FieldType } from '#features/center-forms/model/form-design.ts'

/** What kind a question is, at a glance. */
export const typeIcons: Record<FieldType, IconName> = {
  text: 'text-t',
  long: 'text-align-left',
  one: 'radio-button',
  many: 'check-square',
  yes: 'check',
  number: 'hash',
  date: 'calendar-blank',
  email: 'envelope-simple',
  phone: 'phone',
  postcode: 'map-pin',
  note: 'info',
}
