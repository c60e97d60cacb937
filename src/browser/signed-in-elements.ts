import { ApiReferenceElement } from '#features/api-reference/web/api-reference-element.ts'
import { InsertWords } from '#features/notification-templates/web/insert-words.ts'
import type { Elements } from './elements.ts'
import { moreElements } from './more-elements.ts'

/** Elements of a few pages of the signed-in zone, loaded right after the page; no document has the last ones. */
export const signedInElements: Elements = { ...moreElements, 'api-reference': ApiReferenceElement, 'insert-words': InsertWords }
