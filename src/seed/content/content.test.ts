import { describe, expect, test } from 'vitest'
import { applications } from './applications/applications.ts'
import { centerBySlug, centers } from './centers.ts'
import { organizations } from './organizations.ts'
import { people, personByKey } from './people.ts'
import { suitableForCodes, themeCodes, type Address, type CenterSlug } from './types.ts'
import { vacancies } from './vacancies.ts'

const byKey = <T extends { key: string }>(list: T[]) => new Map(list.map((one) => [one.key, one]))
const organizationByKey = byKey(organizations)
const vacancyByKey = byKey(vacancies)
const keysOnce = (list: { key: string }[]) => expect(new Set(list.map((one) => one.key)).size).toBe(list.length)
const texts = vacancies.flatMap((one) => [
  one.title, one.summary, one.description, ...one.tasks, ...one.expectations, ...one.rewards, ...one.questions.map((question) => question.text),
])
const organizationTexts = organizations.flatMap((one) => [one.name, one.summary, one.description])
const conversationTexts = applications.flatMap((one) => [one.motivation, ...one.answers.map((answer) => answer.text), ...one.messages.map((message) => message.body)])

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  return Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180))
}
const nearCenter = (address: Address, slug: CenterSlug) => {
  const center = centerBySlug.get(slug)
  expect(center && kilometres(address, center)).toBeLessThan(25)
  expect(address.postcode).toMatch(/^[1-9][0-9]{3} (?!SA|SD|SS)[A-Z]{2}$/)
  expect(center?.neighbourhoods.some((one) => address.postcode.startsWith(one.postcode4)) || address.postcode === center?.postcode).toBe(true)
}

describe('the words', () => {
  const all = [...texts, ...organizationTexts, ...conversationTexts]

  test('are real words: nothing left to fill in, no filler, no numbers for names', () => {
    for (const text of all) {
      expect(text).not.toMatch(/[{}]|undefined|lorem|\bnull\b| {2}/i)
      expect(text.trim()).toBe(text)
    }
    for (const one of vacancies) expect(`${one.title} ${one.summary}`).not.toMatch(/vacature/i)
  })

  test('are plain: no jargon, no u, no phone numbers or mail addresses', () => {
    for (const text of [...texts, ...organizationTexts]) {
      expect(text).not.toMatch(/matchen|faciliteren|doelgroep|participeren|\buw\b|\bu\b/i)
      expect(text).not.toMatch(/\S@\S|\b0\d{1,3}[- ]?\d{6,}/)
    }
  })

  test('have sentences that can be read in one breath', () => {
    for (const one of vacancies) for (const sentence of one.description.split(/[.!?:]\s/)) expect(sentence.split(/\s+/).length, sentence).toBeLessThan(32)
  })
})

describe('centers', () => {
  test('are nine; every tenant has one default, public has three, the demo two', () => {
    expect(centers).toHaveLength(9)
    const defaults = centers.filter((one) => one.isDefault).map((one) => one.tenantKey)
    expect(defaults.toSorted()).toEqual(['demo', 'meedoen', 'oldebroek', 'public', 'vrijwilligersbank', 'vrijwilligerspunt'])
    expect(centers.filter((one) => one.tenantKey === 'public').map((one) => one.slug)).toEqual(['arnhem', 'nijmegen', 'apeldoorn'])
    expect(centers.filter((one) => one.tenantKey === 'demo').map((one) => one.slug)).toEqual(['harderwijk', 'ermelo'])
  })
})

describe('organizations', () => {
  test('are some sixty, with ten schools and each center itself', () => {
    keysOnce(organizations)
    expect(organizations.length).toBeGreaterThanOrEqual(60)
    expect(organizations.filter((one) => one.organizationType === 'School').length).toBeGreaterThanOrEqual(9)
    for (const { slug } of centers) {
      const here = organizations.filter((one) => one.centerSlug === slug)
      expect(here.filter((one) => one.organizationType === 'VolunteerCenter')).toHaveLength(1)
      // The center that has just begun has no vacancies yet, and so no team that answers for them.
      if (slug === 'ermelo') continue
      expect(here.filter((one) => one.demoTeam).map((one) => [one.status, one.organizationType])).toEqual([['approved', 'Organization']])
    }
  })

  test('come in every status, with a reason where one is due', () => {
    for (const status of ['approved', 'pending', 'denied', 'archived']) expect(organizations.some((one) => one.status === status)).toBe(true)
    for (const one of organizations) {
      expect(one.deniedReason === null).toBe(one.status !== 'denied')
      expect(one.archivedReason === null).toBe(one.status !== 'archived')
    }
  })

  test('are described and lie where they say', () => {
    const numbers = organizations.flatMap((one) => one.kvkNumber ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const one of organizations) {
      expect(one.summary.length).toBeLessThanOrEqual(160)
      expect(one.description.length).toBeGreaterThanOrEqual(50)
      if (one.legalForm === 'informeel') expect(one.kvkNumber).toBeNull()
      else expect(one.kvkNumber).toMatch(/^[0-9]{8}$/)
      expect(one.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/)
      expect(one.publicEmail).toMatch(/^info@[a-z0-9-]+\.example$/)
      expect(one.themes.every((theme) => themeCodes.includes(theme))).toBe(true)
      nearCenter(one.address, one.centerSlug)
    }
  })
})

describe('vacancies', () => {
  const published = vacancies.filter((one) => one.status === 'published')

  test('are four hundred, most of them open, over all themes', () => {
    keysOnce(vacancies)
    expect(vacancies).toHaveLength(400)
    expect(published.length).toBeGreaterThanOrEqual(330)
    for (const status of ['draft', 'pending', 'denied', 'paused', 'filled', 'closed', 'archived']) expect(vacancies.some((one) => one.status === status)).toBe(true)
    for (const theme of themeCodes) expect(published.filter((one) => one.themes.includes(theme)).length, theme).toBeGreaterThanOrEqual(5)
    for (const code of suitableForCodes) expect(published.some((one) => one.suitableFor.includes(code))).toBe(true)
  })

  test('have the lengths the editor asks for', () => {
    for (const one of vacancies) {
      expect(one.title.length, one.title).toBeGreaterThanOrEqual(5)
      expect(one.title.length, one.title).toBeLessThanOrEqual(100)
      expect(one.summary.length, one.summary).toBeLessThanOrEqual(160)
      expect(one.description.length).toBeGreaterThanOrEqual(150)
      expect(one.description.length).toBeLessThanOrEqual(5000)
      expect(one.themes.length).toBeGreaterThanOrEqual(1)
      expect(one.themes.length).toBeLessThanOrEqual(4)
      expect(one.tasks.length).toBeGreaterThanOrEqual(2)
      expect(one.questions.length).toBeLessThanOrEqual(5)
      expect(one.hoursPerWeekMax ?? 0).toBeLessThanOrEqual(20)
    }
  })

  test('read differently: no title twice in a center, no text twice at all', () => {
    expect(new Set(vacancies.map((one) => `${one.centerSlug} ${one.title}`)).size).toBe(vacancies.length)
    expect(new Set(vacancies.map((one) => one.description)).size).toBe(vacancies.length)
  })

  test('point to an organization and a contact of the same center', () => {
    for (const one of vacancies) {
      const organization = organizationByKey.get(one.organizationKey)
      expect(organization?.centerSlug).toBe(one.centerSlug)
      expect(personByKey.get(one.contactPersonKey)?.centerSlug, one.key).toBe(one.centerSlug)
      if (one.status === 'published') expect(organization?.status).toBe('approved')
      if (one.address) nearCenter(one.address, one.centerSlug)
      else expect(one.locationMode).toBe('remote')
    }
  })

  test('keep time, places and reasons straight', () => {
    for (const one of vacancies) {
      expect(one.publishedDay === null).toBe(['draft', 'pending', 'denied'].includes(one.status))
      expect(one.createdDay).toBeLessThanOrEqual(one.publishedDay ?? 0)
      expect(one.validThroughDay).toBeLessThanOrEqual(183)
      if (['published', 'paused', 'filled'].includes(one.status)) expect(one.validThroughDay).toBeGreaterThan(0)
      if (one.places !== null) expect(one.placesTaken).toBeLessThanOrEqual(one.places)
      if (one.status === 'published' && one.places !== null) expect(one.placesTaken, one.key).toBeLessThan(one.places)
      expect(one.deniedReason === null).toBe(one.status !== 'denied')
      expect(one.closedReason === null).toBe(!['closed', 'archived'].includes(one.status))
      expect(one.allowanceCents === null).toBe(one.expenses !== 'allowance')
      if (one.commitment === 'recurring') expect(one.dayparts.length, one.key).toBeGreaterThan(0)
    }
  })

  test('are told in English too, at the tenants with two languages only', () => {
    const translated = vacancies.filter((one) => one.en)
    expect(translated.length).toBeGreaterThanOrEqual(25)
    for (const one of translated) {
      expect(['public', 'meedoen']).toContain(centerBySlug.get(one.centerSlug)?.tenantKey)
      expect(`${one.en?.title} ${one.en?.summary} ${one.en?.description}`).not.toMatch(/[{}]|undefined/)
    }
  })

  test('give each demo team twelve that one can apply for without a compulsory question', () => {
    for (const team of organizations.filter((one) => one.demoTeam)) {
      const open = published.filter((one) => one.organizationKey === team.key && one.questions.every((question) => !question.required))
      expect(open.length, team.key).toBeGreaterThanOrEqual(12)
    }
  })
})

describe('people', () => {
  test('have one address each, at a host that does not exist', () => {
    keysOnce(people)
    expect(new Set(people.map((one) => one.email)).size).toBe(people.length)
    expect(people.length).toBeGreaterThanOrEqual(160)
    for (const one of people) {
      expect(one.email, one.email).toMatch(/^[a-z]+(\.[a-z]+)*@[a-z0-9-]+\.example$/)
      expect(one.firstName.length * one.lastName.length).toBeGreaterThan(0)
      for (const role of one.roles) {
        expect(role.organizationKey !== null).toBe(role.name === 'member' || role.name === 'admin')
        if (role.organizationKey) expect(organizationByKey.get(role.organizationKey)?.centerSlug).toBe(one.centerSlug)
      }
    }
    for (const status of ['active', 'invited', 'inactive', 'archived']) expect(people.some((one) => one.status === status)).toBe(true)
    expect(people.some((one) => one.locale === 'en')).toBe(true)
  })

  test('run every approved organization', () => {
    for (const one of organizations.filter((organization) => organization.status === 'approved')) {
      expect(people.some((person) => person.status === 'active' && person.roles.some((role) => role.name === 'admin' && role.organizationKey === one.key)), one.key).toBe(true)
    }
  })

  test('include the demo people of every tenant', () => {
    for (const tenant of ['public', 'vrijwilligersbank', 'vrijwilligerspunt', 'meedoen', 'oldebroek', 'demo']) {
      for (const [local, role] of [['vrijwilliger', 'volunteer'], ['lid', 'member'], ['beheerder', 'admin'], ['redacteur', 'editor'], ['coordinator', 'coordinator'], ['centerbeheerder', 'center_admin']]) {
        const person = people.find((one) => one.email === `${local}@${tenant}.example`)
        expect(person?.roles.map((one) => one.name), `${local}@${tenant}`).toEqual([role])
        expect(centerBySlug.get(person?.centerSlug ?? 'arnhem')?.tenantKey).toBe(tenant)
        const organizationKey = person?.roles[0]?.organizationKey
        if (organizationKey) expect(organizationByKey.get(organizationKey)?.demoTeam).toBe(true)
      }
    }
    expect(people.find((one) => one.email === 'platform@demo.example')?.roles).toEqual([{ name: 'super_admin', organizationKey: null }])
  })
})

describe('applications', () => {
  test('are some hundred and forty, in every state', () => {
    keysOnce(applications)
    expect(applications.length).toBeGreaterThanOrEqual(130)
    for (const status of ['new', 'in_review', 'invited', 'accepted', 'active', 'completed', 'declined', 'withdrawn', 'waitlisted', 'stopped', 'expired']) {
      expect(applications.some((one) => one.status === status), status).toBe(true)
    }
    for (const days of [3, 7, 15]) expect(applications.some((one) => one.status === 'new' && one.steps[0]?.day === -days)).toBe(true)
    expect(applications.filter((one) => one.messages.length > 0).length).toBeGreaterThan(100)
  })

  test('are of one person for one vacancy of the same center, once', () => {
    expect(new Set(applications.map((one) => `${one.personKey} ${one.vacancyKey}`)).size).toBe(applications.length)
    for (const one of applications) {
      const vacancy = vacancyByKey.get(one.vacancyKey)
      expect(vacancy?.centerSlug).toBe(one.centerSlug)
      expect(personByKey.get(one.personKey)?.centerSlug).toBe(one.centerSlug)
      expect(personByKey.get(one.personKey)?.status).toBe('active')
      expect(vacancy?.publishedDay ?? 0).toBeLessThanOrEqual(one.steps[0]?.day ?? 0)
      expect(one.motivation.length).toBeLessThanOrEqual(2000)
      for (const question of vacancy?.questions ?? []) if (question.required) expect(one.answers.some((answer) => answer.questionKey === question.key), one.key).toBe(true)
      for (const answer of one.answers) expect(vacancy?.questions.some((question) => question.key === answer.questionKey)).toBe(true)
      if (['new', 'in_review', 'invited'].includes(one.status)) expect(vacancy?.status).toBe('published')
    }
  })

  test('take steps that may be taken, in the order of time', () => {
    const next: Record<string, string[]> = {
      new: ['in_review', 'accepted', 'declined', 'withdrawn', 'waitlisted', 'expired'], in_review: ['invited', 'declined', 'withdrawn', 'waitlisted', 'expired'],
      invited: ['accepted', 'declined', 'withdrawn', 'waitlisted'], accepted: ['active', 'stopped', 'withdrawn'], active: ['completed', 'stopped', 'withdrawn'], waitlisted: ['invited', 'withdrawn'],
    }
    const moment = (one: { day: number; time: string }) => one.day * 1440 + Number(one.time.slice(0, 2)) * 60 + Number(one.time.slice(3))
    for (const one of applications) {
      expect(one.steps[0]?.status).toBe('new')
      expect(one.steps.at(-1)?.status).toBe(one.status)
      for (const [index, step] of one.steps.entries()) {
        const before = one.steps[index - 1]
        if (before) expect(next[before.status], one.key).toContain(step.status)
        if (before) expect(moment(step), one.key).toBeGreaterThan(moment(before))
        expect(step.day).toBeLessThan(0)
        expect(step.time).toMatch(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
      }
      for (const [index, message] of one.messages.entries()) {
        expect(message.day, one.key).toBeLessThan(0)
        expect(moment(message)).toBeGreaterThan(moment(one.messages[index - 1] ?? one.steps[0] ?? message) - 1)
        expect(personByKey.get(message.personKey)?.centerSlug).toBe(one.centerSlug)
        expect(message.body.length).toBeLessThanOrEqual(5000)
      }
      expect(one.declineReason === null).toBe(one.status !== 'declined')
      expect(one.withdrawReason === null).toBe(one.status !== 'withdrawn')
      for (const seen of Object.values(one.seen)) expect(seen >= 0 && seen <= one.messages.length).toBe(true)
    }
  })

  test('give the demo people something to look at', () => {
    for (const center of centers.filter((one) => one.isDefault)) {
      const volunteer = applications.filter((one) => one.personKey === `${center.tenantKey}-vrijwilliger`)
      expect(volunteer).toHaveLength(5)
      expect(new Set(volunteer.map((one) => one.status)).size).toBe(5)
      const team = organizations.find((one) => one.centerSlug === center.slug && one.demoTeam)
      const waiting = applications.filter((one) => vacancyByKey.get(one.vacancyKey)?.organizationKey === team?.key && (one.status === 'new' || one.status === 'in_review'))
      expect(waiting.length).toBeGreaterThanOrEqual(6)
      expect(waiting.some((one) => one.seen.organization < one.messages.length)).toBe(true)
    }
  })
})
