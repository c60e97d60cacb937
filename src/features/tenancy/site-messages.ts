import { defineMessages } from '#kernel/i18n/messages.ts'

/** What is wrong with the values of a site, each behind the name of its field. */
export const siteMessages = defineMessages({
  keyTaken: { nl: 'Er is al een site met deze sleutel.', en: 'There is a site with this key already.' },
  secondPublic: { nl: 'Er is al een openbare site, en er kan er maar één zijn.', en: 'There is a public site already, and there can be only one.' },
  originInvalid: {
    nl: 'Vul een adres in zonder pad. Bijvoorbeeld https://vrijwilligers.voorbeeld.nl.',
    en: 'Enter an address without a path. For example https://volunteers.example.com.',
  },
  originInsecure: { nl: 'Vul een adres in dat met https:// begint.', en: 'Enter an address that begins with https://.' },
  originMissing: {
    nl: 'Vul het adres van de site in. Bijvoorbeeld https://vrijwilligers.voorbeeld.nl.',
    en: 'Enter the address of the site. For example https://volunteers.example.com.',
  },
  hostInvalid: { nl: 'Vul een domeinnaam in. Bijvoorbeeld vrijwilligers.voorbeeld.nl.', en: 'Enter a domain name. For example volunteers.example.com.' },
  hostTaken: { nl: 'Deze domeinnaam hoort al bij een site.', en: 'This domain name belongs to a site already.' },
  hostOfOrigin: { nl: 'Dit is het adres van de site zelf. Dat kan niet weg.', en: 'This is the address of the site itself, which cannot be removed.' },
  slugTaken: { nl: 'Er is al een centrum met deze naam in het adres.', en: 'There is a center with this name in the address already.' },
  unknownTenant: { nl: 'Deze site bestaat niet.', en: 'There is no such site.' },
  unknownCenter: { nl: 'Dit centrum hoort niet bij deze site.', en: 'This center does not belong to this site.' },
  ownSite: {
    nl: 'Je bent nu op deze site. Sluit hem vanaf een andere site.',
    en: 'You are on this site now. Close it from another site.',
  },
})
