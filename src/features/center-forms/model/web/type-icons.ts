import type { IconName } from '#design/icon/icon-names.ts'
import type { FieldType } from '#features/center-forms/model/form-design.ts'

/** An icon for each type of question. */
export const typeIcons: Record<FieldType, IconName> = {
  text: 'text-t',
  long: 'text-align-left',
  one: 'radio-button',
  many: 'check-square',
  yes: 'question',
  agree: 'check',
  number: 'hash',
  date: 'calendar-blank',
  email: 'envelope-simple',
  phone: 'phone',
  postcode: 'map-pin',
  note: 'info',
}
