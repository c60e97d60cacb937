import { addressIn, centerBySlug } from './centers.ts'
import { type OrganizationRow, organizationRows } from './organization-rows.ts'
import { between } from './pick.ts'
import type { Address, SeedOrganization } from './types.ts'

/**
 * Organizations of the demo that place no vacancies yet: those that wait for approval, those that look like them, and the
 * few of the center that has just begun. `at`: the key of whose address it shares.
 */
type Newcomer = Omit<OrganizationRow, 'sectors' | 'house' | 'our' | 'guests' | 'about'> & { contact: string; note?: string; day?: number; at?: string }

const newcomers: Newcomer[] = [
  {
    key: 'harderwijk-smullen', center: 'harderwijk', name: 'Stichting Samen Smullen', quarter: 'Stadsweiden', legal: 'stichting', themes: ['elderly', 'neighbourhood'],
    contact: 'Gerda Timmerman', day: -1050,
    summary: 'Een warme maaltijd en een volle tafel voor wie meestal alleen eet.',
    description: 'Samen Smullen kookt elke woensdag voor dertig mensen uit Stadsweiden. Wie niet meer naar ons toe kan komen, krijgt het eten thuis. We zijn met twaalf koks en evenveel bezorgers.',
  },
  {
    key: 'harderwijk-eetclub', center: 'harderwijk', name: 'Eetclub De Waterkant', quarter: 'Stadsweiden', legal: 'informeel', themes: ['neighbourhood'],
    contact: 'Sietze Kroeze', at: 'harderwijk-kookstudio',
    summary: 'Buren die om de beurt koken, elke laatste vrijdag van de maand.',
    description: 'Onze eetclub is begonnen met zes buren en een grote pan soep. Nu zijn we met veertig. Iedereen kookt een keer per jaar en eet de andere keren mee.',
  },
  {
    key: 'harderwijk-kookstudio', center: 'harderwijk', name: 'Kookstudio Samen Smullen', status: 'pending', quarter: 'Stadsweiden', legal: 'stichting', themes: ['elderly', 'neighbourhood', 'health'],
    contact: 'Nadia el Amrani', day: -4, note: 'Wij zoeken koks, gastvrouwen en mensen met een auto. We beginnen met vier vacatures.',
    summary: 'Samen koken en eten met mensen die alleen wonen, elke dinsdag en donderdag.',
    description: 'In onze keuken koken we met mensen die anders alleen eten. Je snijdt, je proeft, je dekt de tafel en je blijft hangen voor de koffie. We willen groeien van één naar twee avonden in de week.',
  },
  {
    key: 'harderwijk-regenboog', center: 'harderwijk', name: 'Basisschool De Regenboog', type: 'School', status: 'pending', quarter: 'Drielanden', legal: 'stichting', themes: ['youth_education', 'language'],
    contact: 'Mark Hazeleger', day: -3, note: 'Kunnen we ook leesouders van andere scholen vragen?',
    summary: 'Een school met kinderen uit twintig landen, en een bieb die elke dag open is.',
    description: 'Op De Regenboog leren kinderen uit twintig landen samen lezen, rekenen en spelen. We zoeken mensen die voorlezen, en die na school helpen met huiswerk. Nederlands spreken op je eigen niveau is goed genoeg.',
  },
  {
    key: 'harderwijk-fietsmaatjes', center: 'harderwijk', name: 'Fietsmaatjes Veluwerand', status: 'pending', quarter: 'Hierden', legal: 'stichting', themes: ['sport', 'elderly', 'disability'],
    contact: 'Wilma van den Brink', day: -3,
    summary: 'Op de duofiets langs het Veluwemeer, met iemand die dat alleen niet meer kan.',
    description: 'Wij hebben drie duofietsen gekregen van de gemeente. Vrijwilligers maken daarmee een rondje met mensen die alleen niet meer durven of kunnen fietsen. Je krijgt eerst een les van een halve dag.',
  },
  {
    key: 'harderwijk-hanze', center: 'harderwijk', name: 'Toneelgroep De Hanze', status: 'pending', quarter: 'de binnenstad', legal: 'vereniging', themes: ['arts', 'events'],
    contact: 'Rik Bronsveld', day: -2, note: 'We spelen in mei buiten, op de Vischmarkt. Daar hebben we twintig mensen voor nodig.',
    summary: 'Amateurtoneel in de binnenstad: elk jaar een groot stuk, met decor van eigen hand.',
    description: 'De Hanze speelt al dertig jaar. Elk voorjaar maken we een groot stuk met spelers, naaisters, timmerlui en mensen die kaartjes scheuren. Ervaring is niet nodig, wel zin om het samen af te krijgen.',
  },
  {
    key: 'harderwijk-wijkraad', center: 'harderwijk', name: 'Wijkraad Stadsdennen', status: 'pending', quarter: 'Stadsdennen', legal: 'informeel', themes: ['neighbourhood'],
    contact: 'Hatice Korkmaz', day: -1,
    summary: 'Bewoners die praten met de gemeente, en daarna zelf de schoffel pakken.',
    description: 'De wijkraad is een groep van negen bewoners. We houden de plantenbakken bij, organiseren een burendag en gaan met de gemeente in gesprek over de speeltuin. We zijn geen stichting en dat willen we graag zo houden.',
  },
  {
    key: 'harderwijk-broedplaats', center: 'harderwijk', name: 'Zeilschool Broedplaats', status: 'pending', quarter: 'de binnenstad', legal: 'vereniging', themes: ['sport', 'youth_education', 'nature'],
    contact: 'Tygo Foppen', day: 0, note: 'Moeten onze instructeurs een VOG hebben?',
    summary: 'Zeilles voor kinderen die dat thuis niet kunnen betalen, in bootjes die we zelf opknappen.',
    description: 'Op onze zeilschool leren kinderen van negen tot zestien zeilen op het Wolderwijd. Wie het niet kan betalen, zeilt gratis mee. In de winter knappen we met vrijwilligers de bootjes op.',
  },
  {
    key: 'harderwijk-klusbus', center: 'harderwijk', name: 'Klusbus Harderwijk', status: 'archived', reason: 'De groep is gestopt; de gereedschapskist staat nu bij Wijkhuis De Zuiderzee.', quarter: 'Tinnegieter', legal: 'informeel', themes: ['housing'],
    contact: 'Cees Hop',
    summary: 'Kleine klussen bij mensen thuis. Gestopt sinds dit jaar.',
    description: 'Tien jaar lang reed de Klusbus door de stad, met een ladder op het dak en altijd een extra leertje voor de kraan. Nu doen de mannen het rustiger aan.',
  },
  {
    key: 'ermelo-centrum', center: 'ermelo', name: 'Ermelo Samen', type: 'VolunteerCenter', quarter: 'het dorp', legal: 'stichting', themes: ['neighbourhood', 'events'],
    contact: 'Geke van Dronkelaar', day: -70,
    summary: 'Het nieuwe punt voor vrijwilligers in Ermelo, aan de Stationsstraat.',
    description: 'Ermelo Samen brengt mensen en organisaties in het dorp bij elkaar. We zijn dit jaar begonnen, met één tafel, twee stoelen en een koffiepot die nooit leeg is.',
  },
  {
    key: 'ermelo-schaapskooi', center: 'ermelo', name: 'Vrienden van de Schaapskooi', quarter: 'Speuld', legal: 'stichting', themes: ['nature', 'animals', 'heritage'],
    contact: 'Aart Schuurman', day: -60,
    summary: 'Samen met de herder zorgen voor de schapen en de hei.',
    description: 'Onze kudde houdt de hei open. Vrijwilligers helpen de herder met scheren, hekken en jonge lammeren, en vertellen bezoekers waarom een schaap op de hei hoort.',
  },
  {
    key: 'ermelo-gemengd-koor', center: 'ermelo', name: 'Koor De Heidebloem', quarter: 'het dorp', legal: 'vereniging', themes: ['arts', 'elderly'],
    contact: 'Ineke Beekhuis', day: -55,
    summary: 'Zingen voor wie wil, en één keer in de maand in het verzorgingshuis.',
    description: 'Bij De Heidebloem zingen zestig mensen van alles door elkaar. Eén keer in de maand zingen we met de bewoners van het verzorgingshuis. Noten lezen hoeft niet.',
  },
  {
    key: 'ermelo-repaircafe', center: 'ermelo', name: 'Repair Café Ermelo-West', status: 'pending', quarter: 'Ermelo-West', legal: 'informeel', themes: ['neighbourhood', 'housing'],
    contact: 'Bert Koetsier', day: -2,
    summary: 'Elke eerste zaterdag maken we broodroosters, fietsen en broeken weer heel.',
    description: 'In de kantine van de voetbalclub repareren we wat anders wordt weggegooid. We zoeken mensen die kunnen solderen, naaien of koffie schenken.',
  },
]

const plainName = (name: string) => name.normalize('NFD').replace(/[^A-Za-z0-9 ]/g, '').trim().toLowerCase().replace(/ +/g, '-')

export const domainOf = (row: { name: string }) => `${plainName(row.name)}.example`

type Row = Omit<OrganizationRow, 'sectors' | 'house' | 'our' | 'guests' | 'about'> & { contact?: string; note?: string; day?: number; at?: string }

function addressOf(row: Row): Address {
  const center = centerBySlug.get(row.center)
  const neighbourhood = center?.neighbourhoods.find((one) => one.name === row.quarter)
  if (!center || !neighbourhood) throw new Error(`${row.key} lies in ${row.quarter}, which ${row.center} does not know`)
  if (row.type === 'VolunteerCenter') {
    const { street, houseNumber, postcode, city, lat, lng } = center
    return { street, houseNumber, postcode, city, lat, lng }
  }
  return addressIn(neighbourhood, row.at ?? row.key)
}

export const organizations: SeedOrganization[] = [...organizationRows, ...newcomers].map((row: Row) => ({
  key: row.key,
  centerSlug: row.center,
  name: row.name,
  organizationType: row.type ?? 'Organization',
  status: row.status ?? 'approved',
  deniedReason: row.status === 'denied' ? (row.reason ?? null) : null,
  archivedReason: row.status === 'archived' ? (row.reason ?? null) : null,
  demoTeam: row.demoTeam ?? false,
  summary: row.summary,
  description: row.description,
  themes: row.themes,
  website: `https://${domainOf(row)}`,
  phone: centerBySlug.get(row.center)?.phone ?? '',
  publicEmail: `info@${domainOf(row)}`,
  legalForm: row.legal,
  kvkNumber: row.legal === 'informeel' ? null : String(between(10_000_000, 89_999_999, `${row.key} kvk`)),
  note: row.note ?? null,
  contact: row.contact ?? null,
  address: addressOf(row),
  createdDay: row.day ?? (row.status === 'pending' ? -between(1, 6, row.key) : -between(120, 900, row.key)),
}))
