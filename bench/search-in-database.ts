import pg from 'pg'
import { countedColumns } from '#features/vacancies/search/server/run-search.ts'
import { searchTerms } from '#features/vocabulary/server/search-terms.ts'
import { interpret } from '#features/vocabulary/server/parse-question.ts'
import { ownVocabulary } from '#features/vocabulary/server/vocabulary.ts'

/** Words as people type them: incomplete, misspelled, or two at once. */
const words = [
  'tuin',
  'taal',
  'koken',
  'wandelen met ouderen',
  'boodschappn',
  'kinderen lezen',
  'nederlands oefenen',
  'chauff',
  'dieren',
  'administratie',
  'museum',
  'buren',
]

const said = (question: string) => JSON.stringify(searchTerms(interpret(question, [ownVocabulary]), [ownVocabulary]))

/**
 * Median and p99 in milliseconds of many searches by words within ten kilometres, over the first forty centers (the same ones
 * in every seed), measured from the client, including the round trip.
 */
export async function searchInDatabase(databaseUrl: string, rounds = 600): Promise<{ median: number; p99: number; found: number }> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows: centers } = await client.query<{ id: string; latitude: number; longitude: number }>(
      'select id, latitude, longitude from volunteer_centers order by id limit 40',
    )
    const times: number[] = []
    let found = 0
    for (let round = -100; round < rounds; round++) {
      const center = centers[Math.abs(round * 37) % centers.length]!
      await client.query(`select set_config('app.center_id', $1, false)`, [center.id])
      const began = performance.now()
      const { rows } = await client.query({
        name: 'search',
        text: `select * from search_vacancies($1, null, '{${countedColumns.join(',')}}', $2, $3, 10, 'relevance', 25, 0)`,
        values: [said(words[Math.abs(round) % words.length]!), center.latitude, center.longitude],
      })
      if (round < 0) continue
      times.push(performance.now() - began)
      found += rows[0].total
    }
    const sorted = times.toSorted((a, b) => a - b)
    return { median: sorted[Math.floor(sorted.length / 2)]!, p99: sorted[Math.floor(sorted.length * 0.99)]!, found: found / rounds }
  } finally {
    await client.end()
  }
}
