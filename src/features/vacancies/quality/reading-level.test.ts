import { expect, test } from 'vitest'
import { readingLevel } from './reading-level.ts'
import { syllables } from './reading-level.ts'

const dutch = {
  A2: 'Kom je mee? Wij drinken elke week samen koffie. Jij zet de koffie. Jij praat met de mensen. Wij eten ook een koekje. Het is leuk om te doen. Wij zien je graag op maandag.',
  B1: 'Wil je iets betekenen voor nieuwkomers in onze gemeente? Als taalvrijwilliger oefen je wekelijks Nederlands met iemand die hier onlangs is komen wonen. Jullie spreken samen af in de bibliotheek en praten over dagelijkse onderwerpen, zoals de dokter of de school. Je krijgt vooraf een training en kunt altijd terecht bij onze coördinator.',
  B2: 'Als bestuurslid denk je mee over het beleid van de stichting en onderhoud je contacten met de gemeente en andere partners. Je bereidt de vergaderingen voor, bewaakt de afspraken en vertegenwoordigt de organisatie tijdens bijeenkomsten. Ervaring met besturen is prettig, maar belangrijker is dat je betrokken bent bij de wijk.',
  C1: 'Binnen onze organisatie vervult u een coördinerende verantwoordelijkheid ten aanzien van de implementatie van participatiebevorderende activiteiten, waarbij interdisciplinaire samenwerking met ketenpartners essentieel is. Tevens signaleert u maatschappelijke ontwikkelingen.',
}
const english = {
  A2: 'You help people with their food. We meet each week. You set the table. You bring the plates. Then we all eat and talk. It is fun to do.',
  B1: 'Every afternoon twelve residents drink coffee in the living room. You pour the coffee and make sure everybody feels welcome. You have a chat or play a game. You always work with a member of staff, who can help you.',
  B2: 'As a member of the board you help to shape the policy of the foundation and maintain relations with the municipality. You prepare the meetings, keep an eye on agreements and represent the organization in public.',
  C1: 'Within our organization you fulfil a coordinating responsibility regarding the implementation of participatory activities, where interdisciplinary collaboration with institutional partners is considered essential.',
}

test.each(Object.entries(dutch))('a Dutch text of level %s is told as that', (level, text) => expect(readingLevel(text, 'nl')?.level).toBe(level))
test.each(Object.entries(english))('an English text of level %s is told as that', (level, text) => expect(readingLevel(text, 'en')?.level).toBe(level))

test('a sentence of more than twenty words is named', () => {
  expect(readingLevel(dutch.B2, 'nl')?.longSentences).toMatchObject([{ words: 21, text: expect.stringMatching(/^Als bestuurslid .* partners\.$/) }])
  expect(readingLevel(dutch.B1, 'nl')?.longSentences).toEqual([])
})

test('a few words say nothing', () => expect(readingLevel('Koffie schenken en een praatje maken.', 'nl')).toBeNull())

test('points of a list, abbreviations and numbers part sentences as a reader does', () => {
  const points = ['Koffie schenken aan de bewoners van het huis', 'Een praatje maken met wie er zit', 'Samen met bijv. de kok de tafels dekken om 12.30 uur']
  expect(readingLevel(points.join('\n'), 'nl')).toEqual(readingLevel(points.join('.\n'), 'nl'))
})

test.each([
  ['vrijwilliger', 4],
  ['koffie', 2],
  ['theater', 3],
  ['radio', 3],
  ['nieuwe', 2],
  ['mooie', 2],
  ['geïnteresseerd', 5],
  ['huis', 1],
  ['tuinieren', 3],
  ['yoga', 2],
  ['gemeente', 3],
])('%s has %i syllables', (word, count) => expect(syllables(word, 'nl')).toBe(count))

test.each([
  ['volunteer', 3],
  ['make', 1],
  ['table', 2],
  ['helped', 1],
  ['wanted', 2],
  ['houses', 2],
  ['coffee', 2],
  ['the', 1],
  ['community', 4],
])('%s has %i syllables in English', (word, count) => expect(syllables(word, 'en')).toBe(count))

test.each(['a', 'a ', '. ', 'e\u0345', '\n', '😀', "'’", 'a.b.', 'aeiouy'])('a text of nothing but %j costs next to nothing', (piece) => {
  const before = process.cpuUsage()
  readingLevel(piece.repeat(200_000), 'nl')
  readingLevel(piece.repeat(200_000), 'en')
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
})
