import { defineForm, pickFields } from '#design/form/define-form.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { footerWords as words } from './footer-messages.ts'
import { settingsWords } from '#features/settings/model/messages.ts'

const { attributes } = volunteerCenterProfile

export const analyticsForm = defineForm(attributes, {
  gtagId: { label: settingsWords.gtagId, hint: settingsWords.gtagHint, words: { invalid: settingsWords.gtagWrong } },
})

export const footerForm = defineForm(attributes, {
  footerTitleNl: { label: words.titleNl, hint: words.emptyIsOurs, width: 'half' },
  footerTitleEn: { label: words.titleEn, hint: words.untranslated, width: 'half' },
  footerTextNl: { label: words.textNl, rows: 3, width: 'half' },
  footerTextEn: { label: words.textEn, rows: 3, width: 'half' },
})

export const contactForm = defineForm(attributes, {
  contactName: { label: words.name, hint: words.nameHint },
  contactRoleNl: { label: words.roleNl, hint: words.roleHint, width: 'half' },
  contactRoleEn: { label: words.roleEn, hint: words.untranslated, width: 'half' },
  contactPhone: { label: words.phone, hint: words.emptyIsCenter, type: 'tel', width: 'half' },
  contactEmail: { label: words.email, hint: words.emptyIsCenter, width: 'half' },
  contactHoursNl: { label: words.hoursNl, hint: words.emptyIsCenter, width: 'half' },
  contactHoursEn: { label: words.hoursEn, hint: words.untranslated, width: 'half' },
})

/** A site in one language does not ask for the other. */
export const footerFormFor = (isBilingual: boolean) =>
  isBilingual ? footerForm : (pickFields(footerForm, ['footerTitleNl', 'footerTextNl']) as typeof footerForm)
export const contactFormFor = (isBilingual: boolean) =>
  isBilingual
    ? contactForm
    : (pickFields(contactForm, ['contactName', 'contactRoleNl', 'contactPhone', 'contactEmail', 'contactHoursNl']) as typeof contactForm)
