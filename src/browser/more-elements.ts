import { FileDrop } from '#design/field/file-drop.ts'
import { PictureFieldElement } from '#design/field/picture-field.ts'
import { KeepDraft } from '#design/form/keep-draft.ts'
import { OrganizationComboboxElement } from '#features/organizations/choice/web/organization-combobox-element.ts'
import type { Elements } from './elements.ts'

/** Behaviours that few documents have: loaded where one stands in the page, and right after the page in the signed-in zone. What documents alone have is in `document-elements.ts`, what no document has in `signed-in-elements.ts`. */
export const moreElements: Elements = {
  'file-drop': FileDrop,
  'keep-draft': KeepDraft,
  'organization-combobox': OrganizationComboboxElement,
  'picture-field': PictureFieldElement,
}
