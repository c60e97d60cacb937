import { expect, test } from 'vitest'
import { organizations } from '#src/seed/content/organizations.ts'
import { organizationId } from '#src/seed/organization-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp({ template: demoTemplate })
const { create, act } = vacancyCalls({ call, as, db })

/** Vacancies in the style of five writers, each added to all of a town's vacancies, with the queries that residents type for such work. */
const written = [
  {
    title: 'Samen taart bakken met ouderen op zaterdag',
    summary: 'Je bakt met een groepje bewoners een appeltaart en daarna eten jullie hem op.',
    description:
      'Elke zaterdagmiddag bakken we in de woonkeuken. Je zet de spullen klaar, helpt wie minder handig is en ruimt samen op. Bakken hoef je niet te kunnen. Meelachen wel.',
    themes: ['elderly'],
    dayparts: ['sat_afternoon'],
    said: ['iets met ouderen', 'zaterdag bakken', 'appeltaart', 'koken met bejaarden', 'baking with old people'],
  },
  {
    title: 'Waterscouts zoeken leiding',
    summary: 'Je gaat met kinderen van 7 tot 11 jaar het water op in kleine zeilboten.',
    description:
      'We varen van april tot oktober. In de winter knappen we de boten op. Je leert van ons hoe je een groep leidt en hoe je veilig vaart. Met koffie op de kade.',
    themes: ['youth_education'],
    dayparts: ['fri_evening'],
    said: ['zeilen met kinderen', 'scouting', 'jeugdleider', 'boten', 'sailing with kids'],
  },
  {
    title: 'Op zondagmiddag schaatsen met wie nieuw is in de stad',
    summary: 'Je neemt mensen mee de baan op die het nog nooit deden.',
    description:
      'Schaatsen liggen klaar. Je houdt iemands hand vast, laat zien hoe je remt en drinkt na afloop chocolademelk in de kantine. Je komt wanneer je kunt, ook één keer is fijn.',
    themes: ['sport'],
    commitment: 'flexible',
    dayparts: [],
    said: ['zondag', 'schaatsen met nieuwkomers', 'ijsbaan', 'sunday afternoon', 'leren schaatsen'],
  },
  {
    title: 'Chauffeur maaltijden',
    summary: 'Je brengt warme maaltijden rond bij mensen thuis, tussen elf en een uur.',
    description:
      'Je haalt de maaltijden op bij onze keuken en rijdt een vaste route langs twaalf adressen. Even vragen hoe het gaat en weer door. Benzine wordt betaald.',
    themes: ['elderly'],
    dayparts: ['mon_afternoon', 'wed_afternoon'],
    said: ['eten rondbrengen', 'tafeltje dekje', 'autorijden', 'maaltijdbezorger', 'deliver meals'],
  },
  {
    title: 'Meedenken met jonge nieuwkomers over school en werk',
    summary: 'Je bent een half jaar mentor van iemand van 16 tot 20 jaar die pas in Nederland woont.',
    description:
      'Samen zoek je uit welke opleiding past, ga je mee naar een open dag en oefen je een gesprek. Je ziet elkaar om de week, waar dat jullie het best uitkomt.',
    themes: ['language'],
    dayparts: ['tue_evening'],
    said: ['mentor voor jongeren', 'vluchtelingen helpen', 'studiekeuze', 'coach', 'help young refugees'],
  },
  {
    title: 'Webwinkel van de kringloop bijhouden',
    summary: 'Je maakt foto’s van mooie spullen en zet ze te koop op internet.',
    description:
      'Fotograferen doe je bij ons in de werkplaats, schrijven mag thuis achter je eigen computer. Je beantwoordt vragen van kopers en maakt pakjes klaar voor de post.',
    themes: ['poverty'],
    dayparts: ['thu_morning'],
    said: ['kringloopwinkel', 'tweedehands spullen verkopen', 'pakjes inpakken', 'foto’s maken', 'second hand shop'],
  },
]

const team = organizations.find(({ centerSlug, demoTeam }) => centerSlug === 'harderwijk' && demoTeam)!
const organization = organizationId(team.key)

test.each(written)('$title: found by five everyday phrases within a second, among the first ten', { timeout: 60_000 }, async ({ said, ...words }) => {
  const { body, text } = await create('lid', { ...complete, ...words }, organization)
  expect(text).toContain('"id"')
  const one = body.data.id as string
  expect((await act('lid', one, 'submit')).status).toBe(200)
  const done = await act('coordinator', one, 'publish')
  expect(done.status, done.text).toBe(200)
  const published = performance.now()
  const ranks: [string, number][] = []
  for (const phrase of said) {
    const { body: page } = await get(`/api/v1/vacancies/search?${new URLSearchParams({ 'filter[search]': phrase, 'page[size]': '10' })}`)
    ranks.push([phrase, page.data.findIndex(({ id }: { id: string }) => id === one) + 1])
  }
  expect(performance.now() - published).toBeLessThan(said.length * 5000)
  expect(ranks.filter(([, rank]) => rank === 0)).toEqual([])
  expect(ranks.filter(([, rank]) => rank <= 5).length).toBeGreaterThanOrEqual(4)
})
