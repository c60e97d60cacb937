import { ErrorSummaryElement } from '#design/field/error-summary.ts'
import { FieldCheck } from '#design/field/field-check.ts'
import { CharacterCounter } from '#design/field/character-counter.ts'
import { PasswordReveal } from '#design/field/password-reveal.ts'
import { LoadingBarElement } from '#design/feedback/loading-bar.ts'
import { ToastRegionElement } from '#design/feedback/toast-region.ts'
import { SubmitOnce } from '#design/form/submit-once.ts'
import { PlaceComboboxElement } from '#features/places/web/place-combobox-element.ts'
import { FavouriteHeartsElement } from '#features/favourites/web/favourite-hearts-element.ts'
import { HighlightPairs, VacancyMapElement } from '#features/vacancies/map/web/map-elements.ts'
import { LiveSearch } from '#features/vacancies/search/web/live-search.ts'
import { CookieBannerElement } from '#shell/browser/cookie-banner.ts'
import { OrganizationSwitcher } from '#shell/browser/organization-switcher.ts'

export type Elements = Readonly<Record<string, CustomElementConstructor>>

/**
 * The custom elements of both zones: each enhances what the server rendered, and loads large code when it is used. Those of a
 * few documents are in `more-elements.ts`.
 */
export const elements: Elements = {
  'cookie-banner': CookieBannerElement,
  'error-summary': ErrorSummaryElement,
  'favourite-hearts': FavouriteHeartsElement,
  'field-check': FieldCheck,
  'highlight-pairs': HighlightPairs,
  'character-counter': CharacterCounter,
  'live-search': LiveSearch,
  'loading-bar': LoadingBarElement,
  'organization-switcher': OrganizationSwitcher,
  'password-reveal': PasswordReveal,
  'place-combobox': PlaceComboboxElement,
  'submit-once': SubmitOnce,
  'toast-region': ToastRegionElement,
  'vacancy-map': VacancyMapElement,
}

export function defineElements(these: Elements): void {
  for (const [name, element] of Object.entries(these)) customElements.define(name, element)
}
