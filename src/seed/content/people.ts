import { centers } from './centers.ts'
import { domainOf, organizations } from './organizations.ts'
import { between, numberOf } from './pick.ts'
import { centerStaffNames, demoNames, englishNames, learnerNames, staffNames, volunteerNames } from './people-names.ts'
import type { CenterSlug, RoleName, SeedPerson } from './types.ts'

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
