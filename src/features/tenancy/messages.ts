import { defineMessages } from '#kernel/i18n/messages.ts'

/** Messages of the error codes of contract §4. */
export const errorWords = defineMessages({
  unknown_tenant: { nl: 'Deze website is niet ingesteld', en: 'This website has not been set up' },
  site_being_set_up: { nl: 'Deze website wordt ingericht', en: 'This website is being set up' },
  site_suspended: { nl: 'Deze website is tijdelijk gesloten', en: 'This website is closed for now' },
  center_being_removed: {
    nl: 'Dit centrum wordt al verwijderd. Dat is niet meer te stoppen.',
    en: 'This center is being removed already. That can no longer be stopped.',
  },
  tenant_mismatch: { nl: 'X-Tenant hoort niet bij deze website', en: 'X-Tenant does not belong to this website' },
  invalid_app_context: {
    nl: 'App-Context is meedoen of gelderland, en hoort bij deze website',
    en: 'App-Context is meedoen or gelderland, and belongs to this website',
  },
  unknown_volunteer_center: { nl: 'Deze vrijwilligerscentrale hoort niet bij deze website', en: 'This volunteer center does not belong to this website' },
  wrong_center: { nl: 'wrong center: dit account hoort bij een andere partner', en: 'wrong center: this account is registered with another partner' },
})
