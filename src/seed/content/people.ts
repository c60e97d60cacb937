import { centers } from './centers.ts'
import { domainOf, organizations } from './organizations.ts'
import { between, numberOf } from './pick.ts'
import type { CenterSlug, RoleName, SeedPerson, TenantKey } from './types.ts'

/** Who works at the organizations: admins first, members after. */
const staffNames = [
  'Marieke Postma', 'Yusuf Demir', 'Anneke van Dijk', 'Rashida Bouzid', 'Gerrit Lammers', 'Shanti Ramdin', 'Piet Hoekstra', 'Fatma Aydın', 'Joke Wassink', 'Mohamed el Idrissi',
  'Saskia Veldhuis', 'Rutger ten Brinke', 'Lin Pham', 'Tineke Boersma', 'Hamid Azizi', 'Corrie Nijland', 'Kwame Mensah', 'Els Roelofs', 'Sjoerd Dijkstra', 'Naima Chaouki',
  'Bart Kempers', 'Ingrid Scholten', 'Dewi Latuheru', 'Wim Garritsen', 'Olena Kovalenko', 'Hennie Bruil', 'Michael Pinas', 'Agnieszka Nowak', 'Johan van de Pol', 'Esra Kılıç',
  'Trudy Hilhorst', 'Abdelkader Benali', 'Margriet Zandstra', 'Evert Jansen', 'Selma Hadžić', 'Dick Mulder', 'Roos Meijerink', 'Samira Tahiri', 'Klaas Wiersma', 'Femke Beltman',
  'Ricardo Martina', 'Gea Bosch', 'Hasan Şahin', 'Willemien Korteweg', 'Tesfay Ghebremedhin', 'Anita Hendriks', 'Bram Luttikhuis', 'Jolanda Vos', 'Nguyen Thi Hoa', 'Arend Bakker',
  'Karin Leeflang', 'Ali Mohammadi', 'Rianne te Winkel', 'Leo Sangers', 'Zohra Amrani', 'Harm Kragt', 'Petra Visscher', 'Sunil Bhagwandin', 'Ria van Essen', 'Doede Sikkema',
  'Mirjam Aalbers', 'Onur Çelik', 'Thea Klein Bussink', 'Ben Overeem', 'Grace Osei', 'Lotte Hiddink', 'Marcin Zieliński', 'Geke Feenstra', 'Achraf Ziani', 'Nel Bronkhorst',
  'Hielke de Boer', 'Vera Rensink', 'Carlos Silva', 'Alie Docter', 'Maarten Schimmel', 'Farida Nasser', 'Henk Kuipers', 'Loes Harbers', 'Emre Yıldırım', 'Tonny Rougoor',
  'Jacqueline Fortuin', 'Ruben Oosterhof', 'Dina Yohannes', 'Gijs Vlastuin', 'Aukje Terpstra', 'Stanley Wijngaarde', 'Iris Berends', 'Theo Lubbers', 'Malika Ouali', 'Jeroen Mateman',
  'Betsie Stoffer', 'Wouter Roke', 'Mai Tran', 'Guus Derksen', 'Hilde Westerink', 'Ismail Kaya', 'Coby van Norel', 'Jan Willem Spijkerboer', 'Leyla Arslan', 'Sietske Hofstra',
]

/** Volunteers who write easy Dutch. */
const volunteerNames = [
  'Noor de Wit', 'Marloes Eggink', 'Ron Staring', 'Aylin Öztürk', 'Bilal Haddou', 'Frits Oude Kotte', 'Anouk Peters', 'Sanne Wijers', 'Tjeerd Haarsma', 'Priya Kalloe',
  'Hanneke Lubberts', 'Kees Vermeulen', 'Jasmijn Bos', 'Mehmet Koç', 'Ilse Kroon', 'Tom Wagenaar', 'Rachida el Amrani', 'Jurre Wolters', 'Emma Scholte', 'Giovanni Isenia',
  'Femmie Doornbos', 'Daan Verhoeven', 'Wietske Bakema', 'Lars Nieuwenhuis', 'Dunya Salhi', 'Ad Verweij', 'Puck Lamers', 'Sem Gerritsen', 'Irma Teunissen', 'Jelle Hylkema',
  'Romy Wezenberg', 'Harrie Slütter', 'Chantal Blijd', 'Niels Kamphuis', 'Zeynep Polat', 'Mees van Laar', 'Gerda Hissink', 'Youssef Amezian', 'Stefanie Kok', 'Douwe Minnema',
  'Lieke Arends', 'Peter Garssen', 'Kim Lie A Fat', 'Hans Rozendaal', 'Joyce Koster', 'Tim van Beek', 'Nora Achterberg', 'Willem Brouwer', 'Ellen Haverkamp', 'Oscar Siebelink',
  'Diana Lopes', 'Maud Reuvekamp', 'Cem Aksoy', 'Jetske Nauta', 'Rob Hartgers', 'Anke Vreeman', 'Thijs Koopman', 'Manon Schut', 'Derya Güneş', 'Ben Ploeg',
]

/** Who of them is at school, studies or has just started work; the others have worked for years or have stopped. */
export const youngNames = new Set([
  'Noor', 'Emma', 'Daan', 'Aylin', 'Bilal', 'Jurre', 'Anouk', 'Sanne', 'Priya', 'Jasmijn', 'Tom', 'Lars', 'Dunya', 'Puck', 'Sem', 'Jelle', 'Romy', 'Niels', 'Zeynep', 'Mees',
  'Youssef', 'Stefanie', 'Lieke', 'Tim', 'Nora', 'Oscar', 'Maud', 'Cem', 'Thijs', 'Manon', 'Derya', 'Kim', 'Mehmet',
])

/** Volunteers who are learning Dutch. */
const learnerNames = [
  'Rami Al-Khatib', 'Yordanos Tekle', 'Oksana Melnyk', 'Hiba Darwish', 'Tomasz Wójcik', 'Selam Habte', 'Nour Haddad', 'Dmytro Shevchenko', 'Bao Nguyen', 'Mariam Sesay',
  'Farhad Rahimi', 'Iryna Bondarenko', 'Khaled Mansour', 'Merhawi Kidane', 'Zahra Hosseini', 'Katarzyna Mazur', 'Ahmad Sleiman', 'Thuy Le', 'Abrehet Gebre', 'Viktoriia Tkachenko',
  'Mustafa Jaber', 'Hanna Wasiak', 'Samuel Tesfamariam', 'Layla Barakat',
]

/** Volunteers who write English. */
const englishNames = ['Amara Okafor', 'James Whitfield', 'Ananya Iyer', 'Luca Ferretti', 'Chloé Marchand', 'Mateo Rojas', 'Sofia Lindqvist', 'Daniel Mbeki', 'Yuki Tanaka', 'Elif Demirel']

/** In the order vrijwilliger, lid, beheerder, redacteur, coordinator, centerbeheerder. */
export const demoNames: Record<TenantKey, [string, string, string, string, string, string]> = {
  public: ['Lisa van Aalst', 'Murat Yalçın', 'Samira Benhaddou', 'Floor Hendrikse', 'Marieke Zwart', 'Ronald Staal'],
  vrijwilligersbank: ['Roos Wagenvoort', 'Henk Beumer', 'Samira Oulad', 'Jet Klomp', 'Marieke Berkhof', 'Arjan Wolterink'],
  vrijwilligerspunt: ['Eline van Ginkel', 'Orhan Aydemir', 'Dineke Roseboom', 'Pim van Voorst', 'Naomi Tiemens', 'Gerben Hooijer'],
  meedoen: ['Amal Haddad', 'Jos Wenting', 'Petra Bulten', 'Lotte Kaalverink', 'Sevda Karataş', 'Martijn Heusinkveld'],
  oldebroek: ['Jantine van de Weg', 'Gert Spijkerboer', 'Rita Docter', 'Klaas Fikse', 'Aleida Hulst', 'Bert van ’t Hul'],
  demo: ['Sophie Schaftenaar', 'Ruud Foppen', 'Yasmin Karimi', 'Bas Timmer', 'Nienke Drost', 'Cor Petersen'],
}

/** At the three centers without demo people of their own: coordinator, center_admin. */
const centerStaffNames: Record<'nijmegen' | 'apeldoorn' | 'ermelo', [string, string]> = {
  nijmegen: ['Kirsten Janssen', 'Faisal Ahmadi'],
  apeldoorn: ['Geertje Slijkhuis', 'Michiel Overweg'],
  ermelo: ['Annelies Top', 'Jorrit van de Kolk'],
}

const letters = (name: string) => name.replaceAll('ı', 'i').normalize('NFD').replace(/[^A-Za-z ]/g, '').toLowerCase().trim()

function split(name: string): { firstName: string; lastName: string } {
  const [firstName = name, ...rest] = name.startsWith('Jan Willem') ? ['Jan Willem', ...name.split(' ').slice(2)] : name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

type Draft = { name: string; center: CenterSlug; domain: string; role: RoleName; organizationKey?: string | null } & Partial<SeedPerson>

function person({ name, center, domain, role, organizationKey = null, ...rest }: Draft): SeedPerson {
  const local = letters(name).replace(/ +/g, '.')
  const seen = between(0, 40, `${name} seen`)
  return {
    key: `${center}-${local.replaceAll('.', '-')}`,
    ...split(name),
    email: `${local}@${domain}`,
    phone: numberOf(`${name} phone`) % 3 === 0 ? null : `06 00 00 ${String(numberOf(name) % 100).padStart(2, '0')} ${String(numberOf(`${name} 2`) % 100).padStart(2, '0')}`,
    locale: 'nl',
    status: 'active',
    centerSlug: center,
    roles: [{ name: role, organizationKey }],
    demo: false,
    createdDay: -between(60, 700, `${name} created`),
    lastSeenDay: -seen,
    ...rest,
  }
}

const approved = organizations.filter((organization) => organization.status === 'approved')
const nextStaff = staffNames[Symbol.iterator]()
const next = (names: Iterator<string>) => {
  const { value, done } = names.next()
  if (done) throw new Error('There are more places than names')
  return value
}

/** Every organization that was ever approved or waits for it has an admin; most approved ones have a member too. */
const admins = organizations.map((organization) =>
  person({
    name: organization.contact ?? next(nextStaff), center: organization.centerSlug, domain: domainOf(organization), role: 'admin', organizationKey: organization.key,
    ...(organization.status === 'archived' ? { status: 'archived' as const, lastSeenDay: -240 } : {}),
    ...(organization.status === 'denied' ? { status: 'inactive' as const, lastSeenDay: -60 } : {}),
  }),
)
const members = approved
  .filter((organization) => !organization.contact && organization.organizationType !== 'VolunteerCenter' && numberOf(`${organization.key} member`) % 5 !== 0)
  .map((organization, index) =>
    person({
      name: next(nextStaff), center: organization.centerSlug, domain: domainOf(organization), role: 'member', organizationKey: organization.key,
      ...(index % 14 === 9 ? { status: 'invited' as const, lastSeenDay: null, createdDay: -4 } : {}),
    }),
  )

const odd = (index: number): Partial<SeedPerson> => {
  if (index % 17 === 11) return { status: 'invited', lastSeenDay: null, createdDay: -between(1, 9, `invited ${index}`) }
  if (index % 17 === 14) return { status: 'inactive', lastSeenDay: -400 }
  if (index % 29 === 16) return { status: 'archived', lastSeenDay: -500 }
  return {}
}
const mailHosts = ['post.example', 'brief.example', 'thuismail.example']
const volunteersFrom = (names: string[], perCenter: number, more: (index: number) => Partial<SeedPerson>) =>
  centers.flatMap(({ slug }, at) =>
    names.slice(at * perCenter, (at + 1) * perCenter).map((name, index) =>
      person({ name, center: slug, domain: mailHosts[numberOf(name) % mailHosts.length] ?? 'post.example', role: 'volunteer', ...more(at * perCenter + index) }),
    ),
  )

export const easyVolunteers = volunteersFrom(volunteerNames, 7, odd)
export const learners = volunteersFrom(learnerNames, 3, (index) => (index % 4 === 3 ? { locale: 'en' } : {}))
const englishCenters: CenterSlug[] = ['arnhem', 'arnhem', 'nijmegen', 'nijmegen', 'nijmegen', 'apeldoorn', 'doetinchem', 'doetinchem', 'ede', 'zutphen']
export const englishVolunteers = englishNames.map((name, index) =>
  person({ name, center: englishCenters[index] ?? 'arnhem', domain: 'post.example', role: 'volunteer', locale: 'en' }),
)

const demoLocals = ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder'] as const
const demoRoles: RoleName[] = ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin']

const demoPeople = centers
  .filter((center) => center.isDefault)
  .flatMap((center) =>
    demoLocals.map((local, index) => {
      const role = demoRoles[index] ?? 'volunteer'
      const team = organizations.find((organization) => organization.centerSlug === center.slug && organization.demoTeam)
      return {
        ...person({
          name: demoNames[center.tenantKey][index] ?? '', center: center.slug, domain: 'post.example', role, demo: true, lastSeenDay: -1,
          organizationKey: role === 'member' || role === 'admin' ? (team?.key ?? null) : null,
        }),
        key: `${center.tenantKey}-${local}`,
        email: `${local}@${center.tenantKey}.example`,
      }
    }),
  )

const staffAt = (slug: keyof typeof centerStaffNames, domain: string) =>
  centerStaffNames[slug].map((name, index) => person({ name, center: slug, domain, role: index === 0 ? 'coordinator' : 'center_admin' }))
/** The second center of the demo has accounts that one can remember, so that an organization can be moved there. */
const ofErmelo = staffAt('ermelo', 'ermelosamen.example').map((one, index) => ({
  ...one, email: `${['coordinator', 'centerbeheerder'][index]}@ermelo.example`, demo: true, lastSeenDay: -1,
}))
const centerStaff = [
  ...(['nijmegen', 'apeldoorn'] as const).flatMap((slug) => staffAt(slug, `vrijwilligerscentrum-${slug}.example`)), ...ofErmelo,
]

const platformAdmin: SeedPerson = {
  key: 'platform', firstName: 'Margot', lastName: 'van der Laan', email: 'platform@demo.example', phone: null, locale: 'nl', status: 'active',
  centerSlug: 'harderwijk', roles: [{ name: 'super_admin', organizationKey: null }], demo: true, createdDay: -900, lastSeenDay: -2,
}

export const people: SeedPerson[] = [
  ...demoPeople, platformAdmin, ...centerStaff, ...admins, ...members, ...easyVolunteers, ...learners, ...englishVolunteers,
]

export const personByKey = new Map(people.map((one) => [one.key, one]))

/** The people who answer for an organization, the one who does it most first. */
export const teamOf = (organizationKey: string): SeedPerson[] =>
  people.filter((one) => one.status === 'active' && one.roles.some((role) => role.organizationKey === organizationKey))
