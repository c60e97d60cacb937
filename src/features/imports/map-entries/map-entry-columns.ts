import { cutText } from '#kernel/fields/cut-text.ts'
import { faultWords, columnWords as usual, weekFaultWords, mapColumnWords as words } from '#features/imports/columns/column-words.ts'
import { type ImportColumn, readPostcode, validateMail, validatePhone, validatePostcode, validateWebsite } from '#features/imports/columns/columns.ts'
import { judgeTruth, manyWords, oneWord, readDay, readTruth } from '#features/imports/columns/read-cells.ts'
import { organizationColumns } from '#features/imports/organizations/organization-columns.ts'
import { readWeek } from '#features/opening-hours/read-week.ts'
import { address } from '#features/organizations/model/organization.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { accessNames, costNames, lawNames } from '#features/social-map/presentation/code-words.ts'
import { accessibilityCodes, addressVisibilities, costKinds } from '#features/social-map/model/codes.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { hoursWords } from '#features/social-map/model/error-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { boolean, date, oneOf, someOf, text } from '#kernel/fields/field.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'

type Words = { nl: string; en: string }
const may = { optional: true } as const
const { attributes } = mapEntry

/** How much of an address is shown, in words that fit in a cell. A word that is not known is a fault, so that nothing is shown by mistake. */
const visibilityOptions: Record<(typeof addressVisibilities)[number], Words> = {
  public: { nl: 'Hele adres', en: 'Whole address' },
  area: { nl: 'Alleen de plaats', en: 'Town only' },
  hidden: { nl: 'Niet', en: 'Hidden' },
}

function judgeHours(cell: string): Words | null {
  const read = readWeek(cell)
  if (!('fault' in read)) return null
  const { code, at } = read.fault
  if (code in weekFaultWords) return sayInAll(weekFaultWords[code as keyof typeof weekFaultWords], { at: cutText(at, 60) })
  const { nl, en } = hoursWords[code as keyof typeof hoursWords]
  return { nl: `${at}: ${nl}`, en: `${at}: ${en}` }
}

/** The columns of a list of entries, with the headings that people use. A row has one place; what one can do there may be several things. */
export const mapEntryColumns = {
  name: {
    label: words.name,
    field: attributes.name,
    heads: [
      'naam',
      'name',
      'plek',
      'entry',
      'organisatie',
      'organization',
      'organisation',
      'organisatienaam',
      'naamorganisatie',
      'aanbieder',
      'titel',
      'title',
    ],
  },
  organization: {
    label: words.organization,
    field: text({ max: 200, ...may }),
    heads: ['hoortbij', 'vanorganisatie', 'belongsto', 'organisatieid', 'organizationid', 'onderdeelvan', 'partof'],
  },
  shortDescription: {
    label: words.shortDescription,
    field: { ...attributes.shortDescription, ...may },
    heads: ['kort', 'samenvatting', 'summary', 'inhetkort', 'kortetekst', 'korteomschrijving', 'shortdescription', 'intro'],
  },
  description: {
    label: words.description,
    field: text({ max: 5000, ...may }),
    heads: ['omschrijving', 'beschrijving', 'description', 'tekst', 'text', 'toelichting'],
    isLong: true,
  },
  services: {
    label: words.services,
    field: text({ max: 5000, ...may }),
    heads: ['diensten', 'dienst', 'aanbod', 'activiteiten', 'activiteit', 'services', 'service', 'watdoenze', 'activities'],
    isLong: true,
  },
  eligibility: { label: words.eligibility, field: text({ max: 300, ...may }), heads: ['voorwie', 'eligibility', 'forwhom', 'voorwaarden'] },
  cost: {
    label: words.cost,
    field: oneOf(costKinds, may),
    heads: ['kosten', 'prijs', 'cost', 'costs', 'price'],
    ...oneWord(costNames, { betaald: 'paid', paid: 'paid', bijdrage: 'own_contribution', onbekend: 'unknown', unknown: 'unknown' }),
  },
  costText: { label: words.costText, field: text({ max: 200, ...may }), heads: ['bedrag', 'tarief', 'amount', 'fee', 'kostenuitleg'] },
  applicationProcess: {
    label: words.applicationProcess,
    field: text({ max: 300, ...may }),
    heads: ['aanmelden', 'aanmelding', 'hoekomjeer', 'aanmeldwijze', 'howtoapply', 'application', 'toegang'],
  },
  referral: {
    label: words.referral,
    field: boolean(may),
    heads: ['verwijzing', 'verwijzingnodig', 'indicatie', 'indicatienodig', 'referral', 'referralneeded'],
    read: readTruth,
    parse: (cell: string) => (cell === 'true' ? true : cell === 'false' ? false : cell),
    judge: judgeTruth,
  },
  waitTime: { label: words.waitTime, field: text({ max: 120, ...may }), heads: ['wachttijd', 'wachtlijst', 'waittime', 'waitinglist'] },
  themes: {
    label: { nl: 'Thema’s', en: 'Themes' },
    field: { ...attributes.themes, ...may },
    heads: ['thema', 'themas', 'theme', 'themes', 'categorie', 'categorieen', 'category', 'categories', 'rubriek'],
    ...manyWords(themeWords),
  },
  targetGroups: {
    label: { nl: 'Doelgroepen', en: 'Target groups' },
    field: attributes.targetGroups,
    heads: ['doelgroep', 'doelgroepen', 'targetgroup', 'targetgroups'],
    ...manyWords(targetGroupNames),
  },
  minAge: {
    label: { nl: 'Jongste leeftijd', en: 'Youngest age' },
    field: attributes.minAge,
    heads: ['minimumleeftijd', 'minleeftijd', 'leeftijdvanaf', 'minage'],
  },
  maxAge: { label: { nl: 'Oudste leeftijd', en: 'Oldest age' }, field: attributes.maxAge, heads: ['maximumleeftijd', 'maxleeftijd', 'leeftijdtot', 'maxage'] },
  law: {
    label: words.law,
    field: attributes.law,
    heads: ['wet', 'law', 'financiering', 'wettelijkkader'],
    ...oneWord(lawNames, { zorgverzekeringswet: 'zvw' }),
  },
  languages: {
    label: words.languages,
    field: attributes.languages,
    heads: ['taal', 'talen', 'language', 'languages', 'gesprokentalen'],
    ...manyWords(languageNames),
  },
  website: { label: usual.website, field: attributes.website, heads: organizationColumns.website.heads, judge: validateWebsite },
  phone: {
    label: words.phone,
    field: text({ max: 30, ...may }),
    heads: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phonenumber', 'telephone'],
    judge: validatePhone,
  },
  contactEmail: {
    label: words.contactEmail,
    field: attributes.contactEmail,
    heads: ['email', 'mail', 'emailadres', 'mailadres', 'contactemail', 'emailcontactpersoon', 'emailaddress'],
    judge: validateMail,
  },
  kvkNumber: { ...organizationColumns.kvkNumber, label: usual.kvk },
  street: { label: usual.street, field: { ...address.attributes.street, max: 120 }, heads: organizationColumns.street.heads },
  houseNumber: { label: usual.houseNumber, field: { ...address.attributes.houseNumber, max: 12 }, heads: organizationColumns.houseNumber.heads },
  postcode: {
    label: usual.postcode,
    field: { ...address.attributes.postcode, max: 20 },
    heads: organizationColumns.postcode.heads,
    read: readPostcode,
    judge: validatePostcode,
  },
  city: { label: usual.city, field: text({ max: 80, ...may }), heads: organizationColumns.city.heads },
  addressVisibility: {
    label: words.addressVisibility,
    field: oneOf(addressVisibilities, may),
    heads: ['adrestonen', 'adresverbergen', 'zichtbaarheid', 'showaddress', 'addressvisibility', 'geheimadres'],
    ...oneWord(visibilityOptions),
  },
  accessibility: {
    label: words.accessibility,
    field: someOf(accessibilityCodes, { min: 0, ...may }),
    heads: ['toegankelijkheid', 'toegankelijk', 'accessibility', 'voorzieningen'],
    ...manyWords(accessNames),
  },
  hours: {
    label: words.hours,
    field: text({ max: 1000, ...may }),
    heads: ['openingstijden', 'openingstijd', 'geopend', 'open', 'tijden', 'openinghours', 'hours', 'times', 'wanneer'],
    judge: judgeHours,
    isLong: true,
  },
  checkedOn: {
    label: words.checkedOn,
    field: date(may),
    heads: ['gecontroleerd', 'gecontroleerdop', 'laatstgecontroleerd', 'controledatum', 'checked', 'checkedon', 'lastchecked', 'datumcontrole'],
    read: readDay,
    judge: (cell: string) => (/^\d{4}-\d\d-\d\d$/.test(cell) ? null : faultWords.notDay),
  },
} satisfies Record<string, ImportColumn>
