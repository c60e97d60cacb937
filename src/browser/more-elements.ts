import { FileDrop } from '#design/field/file-drop.ts'
import { PictureFieldElement } from '#design/field/picture-field.ts'
import { KeepDraft } from '#design/form/keep-draft.ts'
import { WaitingMessagesElement } from '#features/conversations/send/web/waiting-messages-element.ts'
import { SensitiveMarks } from '#features/one-on-one/add/web/sensitive-marks.ts'
import { OrganizationComboboxElement } from '#features/organizations/choice/web/organization-combobox-element.ts'
import type { Elements } from './elements.ts'

/**
 * Elements that few documents have: loaded where one is in the page, and right after the page in the signed-in zone. Those only
 * of documents are in `document-elements.ts`, those of no document in `signed-in-elements.ts`.
 */
export const moreElements: Elements = {
  'file-drop': FileDrop,
  'keep-draft': KeepDraft,
  'organization-combobox': OrganizationComboboxElement,
  'picture-field': PictureFieldElement,
  'sensitive-marks': SensitiveMarks,
  'waiting-messages': WaitingMessagesElement,
}
