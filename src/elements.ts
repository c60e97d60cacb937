import { ErrorSummaryElement } from '#design/field/error-summary.ts'
import { FieldCheck } from '#design/field/field-check.ts'
import { FileDrop } from '#design/field/file-drop.ts'
import { LetterCounter } from '#design/field/letter-counter.ts'
import { PasswordReveal } from '#design/field/password-reveal.ts'
import { PictureFieldElement } from '#design/field/picture-field.ts'
import { LoadingBarElement } from '#design/feedback/loading-bar.ts'
import { ToastRegionElement } from '#design/feedback/toast-region.ts'
import { KeepDraft } from '#design/form/keep-draft.ts'
import { SubmitOnce } from '#design/form/submit-once.ts'
import { OrganizationComboboxElement } from '#features/organizations/web/organization-combobox-element.ts'
import { PlaceComboboxElement } from '#features/places/web/place-combobox-element.ts'
import { HighlightPairs } from '#features/vacancies/web/highlight-pairs.ts'
import { LiveSearch } from '#features/vacancies/web/live-search.ts'
import { VacancyMapElement } from '#features/vacancies/web/vacancy-map-element.ts'
import { CookieBannerElement } from '#shell/browser/cookie-banner.ts'
import { OrganizationSwitcher } from '#shell/browser/organization-switcher.ts'

/** Every behaviour of a page, for both zones: each works on what the server wrote, and loads what is large when it is used. */
const elements: Readonly<Record<string, CustomElementConstructor>> = {
  'cookie-banner': CookieBannerElement,
  'error-summary': ErrorSummaryElement,
  'field-check': FieldCheck,
  'file-drop': FileDrop,
  'highlight-pairs': HighlightPairs,
  'keep-draft': KeepDraft,
  'letter-counter': LetterCounter,
  'live-search': LiveSearch,
  'loading-bar': LoadingBarElement,
  'organization-combobox': OrganizationComboboxElement,
  'organization-switcher': OrganizationSwitcher,
  'password-reveal': PasswordReveal,
  'picture-field': PictureFieldElement,
  'place-combobox': PlaceComboboxElement,
  'submit-once': SubmitOnce,
  'toast-region': ToastRegionElement,
  'vacancy-map': VacancyMapElement,
}

export function defineElements(): void {
  for (const [name, element] of Object.entries(elements)) customElements.define(name, element)
}
