import { FileDrop } from '#design/field/file-drop.ts'
import { PictureFieldElement } from '#design/field/picture-field.ts'
import { KeepDraft } from '#design/form/keep-draft.ts'
import { InsertWords } from '#features/notification-templates/web/insert-words.ts'
import { OrganizationComboboxElement } from '#features/organizations/web/organization-combobox-element.ts'
import type { Elements } from './elements.ts'

/** Behaviours that few documents have: loaded where one stands in the page, and right after the page in the signed-in zone. What documents alone have is in `document-elements.ts`. */
export const moreElements: Elements = {
  'file-drop': FileDrop,
  'insert-words': InsertWords,
  'keep-draft': KeepDraft,
  'organization-combobox': OrganizationComboboxElement,
  'picture-field': PictureFieldElement,
}
