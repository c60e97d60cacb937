import { columnWords, vacancyColumnWords as words } from '#features/imports/columns/column-words.ts'
import { type ImportColumn, readPostcode, validateMail, validateWebsite } from '#features/imports/columns/columns.ts'
import { judgeTruth, manyLines, manyWords, oneWord, readDay, readTruth } from '#features/imports/columns/read-cells.ts'
import { upload } from '#features/uploads/upload.ts'
import { user } from '#features/users/model/user.ts'
import { type EditorInput, editorForm } from '#features/vacancies/editor/editor-form.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { text } from '#kernel/fields/field.ts'
import { dates, readAmount, weekTimes } from './vacancy-cells.ts'

type Words = { nl: string; en: string }

/** The states that a list can give (domain §3.17); later ones follow from what people do. */
export const statusesOfList = ['draft', 'pending', 'published'] as const
const { draft, pending, published } = statusWords

/**
 * A column of a field of the editor, with its rules, its sentences and its words for codes. Only a title is needed, as for a draft; what a
 * vacancy needs beyond that is judged by its state.
 */
function ofEditor(name: EditorInput, label: Words, heads: readonly string[], more: Partial<ImportColumn> = {}): ImportColumn {
  const { field, words: said } = editorForm.inputs[name]
  const { options = {} } = editorForm.entries[name] as { options?: Readonly<Record<string, Words>> }
  const kinds: Partial<Record<typeof field.kind, Partial<ImportColumn>>> = {
    code: oneWord(options),
    codes: manyWords(options),
    lines: manyLines,
    date: { read: readDay },
    integer: { read: readAmount },
    number: { read: readAmount },
    boolean: { read: readTruth, judge: judgeTruth },
  }
  return { label, heads, field: name === 'title' ? field : { ...field, optional: true }, ...(said && { words: said }), ...kinds[field.kind], ...more }
}

const long = { isLong: true } as const

/** The columns of a list of vacancies, with the headings that people use. */
export const vacancyColumns = {
  externalId: {
    label: words.externalId,
    field: text({ max: 100, optional: true }),
    heads: ['id', 'nr', 'nummer', 'vacaturenummer', 'externid', 'externnummer', 'kenmerk', 'referentie', 'externalid', 'reference', 'vacancyid'],
  },
  title: ofEditor('title', words.title, ['titel', 'title', 'naam', 'name', 'vacature', 'vacancy', 'functie', 'vacaturetitel', 'rol']),
  organization: {
    label: words.organization,
    field: text({ max: 200 }),
    heads: ['organisatie', 'organization', 'organisation', 'naamorganisatie', 'organisatienaam', 'kvk', 'kvknummer', 'organisatieid', 'organizationid', 'bij'],
  },
  summary: ofEditor('summary', words.summary, ['samenvatting', 'summary', 'kort', 'kortetekst', 'inhetkort', 'intro', 'inleiding'], long),
  description: ofEditor(
    'description',
    words.description,
    ['omschrijving', 'beschrijving', 'description', 'tekst', 'text', 'vacaturetekst', 'toelichting'],
    long,
  ),
  tasks: ofEditor('tasks', words.tasks, ['taken', 'tasks', 'werkzaamheden', 'watgajedoen']),
  expectations: ofEditor('expectations', words.expectations, ['verwachtingen', 'expectations', 'watvragenwe', 'gevraagd', 'eisen', 'profiel']),
  rewards: ofEditor('rewards', words.rewards, ['wijbieden', 'watkrijgje', 'rewards', 'aanbod', 'watbiedenwe', 'weoffer']),
  themes: ofEditor('themes', words.themes, ['thema', 'themas', 'theme', 'themes', 'categorie', 'categorieen', 'category', 'categories', 'sector']),
  targetGroups: ofEditor('targetGroups', words.targetGroups, ['doelgroep', 'doelgroepen', 'targetgroup', 'targetgroups', 'voorwie']),
  activities: ofEditor('activities', words.activities, ['soortwerk', 'activiteit', 'activiteiten', 'activities', 'kindofwork', 'werksoort']),
  skills: ofEditor('skills', words.skills, ['vaardigheden', 'skills', 'talenten', 'competenties']),
  suitableFor: ofEditor('suitableFor', words.suitableFor, ['geschiktvoor', 'suitablefor', 'past', 'passendvoor']),
  requirements: ofEditor('requirements', words.requirements, ['vereist', 'vereisten', 'requirements', 'nodig', 'vog']),
  supportOffered: ofEditor('supportOffered', words.supportOffered, ['begeleiding', 'support', 'ondersteuning', 'supportoffered']),
  languageLevel: ofEditor('languageLevel', words.languageLevel, ['taalniveau', 'languagelevel', 'nederlands', 'dutch']),
  minAge: ofEditor('minAge', words.minAge, ['minimumleeftijd', 'minleeftijd', 'leeftijdvanaf', 'minage', 'minimumage']),
  maxAge: ofEditor('maxAge', words.maxAge, ['maximumleeftijd', 'maxleeftijd', 'leeftijdtot', 'maxage', 'maximumage']),
  ageReason: ofEditor('ageReason', words.ageReason, ['redenleeftijd', 'agereason']),
  expenses: ofEditor('expenses', words.expenses, ['onkosten', 'kosten', 'vergoeding', 'onkostenvergoeding', 'expenses']),
  allowance: ofEditor('allowance', words.allowance, ['vergoedingperuur', 'bedrag', 'allowance', 'europeruur']),
  insured: ofEditor('insured', words.insured, ['verzekerd', 'verzekering', 'insured', 'insurance']),
  commitment: ofEditor('commitment', words.commitment, ['hoevaak', 'frequentie', 'regelmaat', 'commitment', 'frequency', 'duur', 'soort']),
  dayparts: ofEditor('dayparts', words.dayparts, ['dagdelen', 'dagdeel', 'wanneer', 'dagen', 'tijden', 'dayparts', 'when', 'times', 'days'], weekTimes),
  dates: ofEditor('dates', words.dates, ['data', 'datum', 'datums', 'dates', 'date', 'vastedagen'], { ...dates, ...long }),
  hoursPerWeekMin: ofEditor('hoursPerWeekMin', words.hoursPerWeekMin, ['urenminimaal', 'minuren', 'minimumuren', 'urenvan', 'minhours']),
  hoursPerWeekMax: ofEditor('hoursPerWeekMax', words.hoursPerWeekMax, [
    'uren',
    'urenperweek',
    'aantaluren',
    'maxuren',
    'urenmaximaal',
    'urentot',
    'hours',
    'hoursperweek',
    'maxhours',
  ]),
  durationMonths: ofEditor('durationMonths', words.durationMonths, ['maanden', 'aantalmaanden', 'months', 'durationmonths']),
  places: ofEditor('places', words.places, ['plekken', 'plaatsen', 'aantal', 'aantalvrijwilligers', 'places', 'number', 'aantalplekken']),
  startDate: ofEditor('startDate', words.startDate, ['startdatum', 'begindatum', 'start', 'vanaf', 'startdate', 'eerstedag']),
  endDate: ofEditor('endDate', words.endDate, ['einddatum', 'eind', 'tot', 'enddate', 'laatstedag']),
  validThrough: ofEditor('validThrough', words.validThrough, [
    'reagerentot',
    'reageertotenmet',
    'sluitingsdatum',
    'deadline',
    'geldigtot',
    'validthrough',
    'applyuntil',
    'looptot',
  ]),
  locationMode: ofEditor('locationMode', words.locationMode, ['locatie', 'waar', 'location', 'where', 'plek', 'werkplek']),
  street: ofEditor('address.street', columnWords.street, ['straat', 'straatnaam', 'street', 'adres', 'address']),
  houseNumber: ofEditor('address.houseNumber', columnWords.houseNumber, ['huisnummer', 'housenumber']),
  postcode: ofEditor('address.postcode', columnWords.postcode, ['postcode', 'pc', 'zip', 'zipcode', 'postalcode'], { read: readPostcode }),
  city: ofEditor('address.city', columnWords.city, ['plaats', 'woonplaats', 'stad', 'city', 'town', 'place', 'dorp']),
  hideAddress: ofEditor('hideAddress', words.hideAddress, ['adresverbergen', 'verbergadres', 'hideaddress', 'alleenplaats']),
  externalApplyUrl: ofEditor(
    'externalApplyUrl',
    words.externalApplyUrl,
    ['link', 'url', 'reageerlink', 'aanmeldlink', 'externalapplyurl', 'applyurl', 'website'],
    { judge: validateWebsite },
  ),
  question1: ofEditor('question1.text', words.question1, ['vraag', 'vraag1', 'question', 'question1']),
  question2: ofEditor('question2.text', words.question2, ['vraag2', 'question2']),
  question3: ofEditor('question3.text', words.question3, ['vraag3', 'question3']),
  englishTitle: ofEditor('english.title', words.englishTitle, ['titelengels', 'engelsetitel', 'titleenglish', 'englishtitle', 'titleen']),
  englishSummary: ofEditor(
    'english.summary',
    words.englishSummary,
    ['samenvattingengels', 'engelsesamenvatting', 'summaryenglish', 'englishsummary', 'summaryen'],
    long,
  ),
  englishDescription: ofEditor(
    'english.description',
    words.englishDescription,
    ['omschrijvingengels', 'engelseomschrijving', 'descriptionenglish', 'englishdescription', 'descriptionen'],
    long,
  ),
  tile: ofEditor('tile', words.tile, ['tegel', 'tile']),
  contactEmail: {
    label: columnWords.contactEmail,
    field: { ...user.attributes.email, optional: true },
    heads: ['contactpersoon', 'contact', 'emailcontactpersoon', 'contactemail', 'email', 'mail', 'emailadres', 'contactmail', 'contactperson'],
    judge: validateMail,
  },
  status: {
    label: words.status,
    field: { ...vacancy.attributes.status, values: statusesOfList, optional: true },
    heads: ['status', 'staat', 'state'],
    ...oneWord({ draft, pending, published }),
  },
  picture: {
    label: words.picture,
    field: text({ max: 300, optional: true }),
    heads: ['foto', 'afbeelding', 'plaatje', 'picture', 'photo', 'image', 'bestandsnaam', 'filename'],
  },
  pictureAlt: {
    label: words.pictureAlt,
    field: upload.attributes.alt,
    heads: ['fotobeschrijving', 'alttekst', 'alt', 'picturedescription', 'watstaaropdefoto'],
  },
} satisfies Record<string, ImportColumn>

/** The field of the editor that each column fills; the others are read by the import itself. */
export const editorNames: Partial<Record<keyof typeof vacancyColumns, EditorInput>> = {
  street: 'address.street',
  houseNumber: 'address.houseNumber',
  postcode: 'address.postcode',
  city: 'address.city',
  question1: 'question1.text',
  question2: 'question2.text',
  question3: 'question3.text',
  englishTitle: 'english.title',
  englishSummary: 'english.summary',
  englishDescription: 'english.description',
}
