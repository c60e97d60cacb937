import { defineForm } from '#design/form/define-form.ts'
import { municipalityNames } from '#features/tenancy/gelderland.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { regionSettingWords as words } from './setting-words.ts'

/** A municipality is called the same in every language. */
const options = Object.fromEntries(municipalityNames.map((name) => [name, { nl: name, en: name }]))

/** Whether Gelderse Handen shows a center, and for which municipalities. */
export const regionForm = defineForm(volunteerCenter.attributes, {
  shownInRegion: { label: words.shown, hint: words.shownHint },
  municipalities: { label: words.municipalities, hint: words.municipalitiesHint, options },
})
