import type { Database } from '#kernel/db/server/database.ts'
import type { Concept } from '#features/vocabulary/concept.ts'
import { ownVocabulary, Vocabulary } from './vocabulary.ts'

const text = `select coalesce(json_agg(json_build_array(name, words, near) order by name), '[]') from vocabulary_entries where volunteer_center_id = $1`
type Entry = [name: string, words: string[], near: string[]]
/** Of each center what its rows last made; the rows themselves are read each time, so that a new word works at once, in every process. */
const made = new Map<string, { rows: string; vocabulary: Vocabulary }>()

/** What words mean in a center: its own come before those of the product. */
export async function vocabulariesOf(db: Database, centerId: string): Promise<Vocabulary[]> {
  const [answer] = await db.read(centerId, [{ name: 'center_vocabulary', text, values: [centerId] }])
  const rows = answer?.[0]?.[0] ?? '[]'
  if (rows === '[]') return [ownVocabulary]
  let known = made.get(centerId)
  if (known?.rows !== rows) {
    known = { rows, vocabulary: new Vocabulary((JSON.parse(rows) as Entry[]).map(conceptOf)) }
    made.set(centerId, known)
  }
  return [known.vocabulary, ownVocabulary]
}

/** With the words that the product has for it, where it knows it. */
function conceptOf([name, words, near]: Entry): Concept {
  const known = ownVocabulary.concepts.get(name) ?? ownVocabulary.meaning(name.split(' '))[0]?.concept
  if (known) return { ...known, nl: [...words, ...known.nl], near: [...new Set([...near, ...known.near])] }
  return { key: name, nl: [name, ...words], en: [], text: [], said: [], with: [], near, asks: [], theme: [], group: [], hints: [] }
}
