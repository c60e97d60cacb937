import { cutText } from '#kernel/fields/cut-text.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import type { Concept } from '#features/vocabulary/concept.ts'
import type { KnownConcept, KnownVocabulary } from '#features/vocabulary/vocabulary-entry.ts'
import { type Vocabulary, vocabulariesOf } from './vocabulary.ts'
import { wordsOf } from './fold.ts'
import { interpret } from './parse-question.ts'

/** The number of concepts with a similar name that are shown besides the interpretation. */
const maxAlike = 12

/** GET /vocabulary: how the search interprets words in this center, for those who may see its own vocabulary. */
export const conceptsRoute: ApiRoute = {
  method: 'GET',
  path: '/vocabulary',
  parameters: 'query',
  run: async (call) => {
    requireSignedIn(call)
    if (call.registry.scopeNames(call.roles, 'vocabulary_entries', 'read').length === 0) throw new Forbidden()
    call.query('vocabulary_entries', 'list', call.parameters(['filter']))
    const asked =
      call
        .parameters()
        .find(({ path }) => path[0] === 'filter' && path[1] === 'search')
        ?.values.join(' ') ?? ''
    const vocabularies = await vocabulariesOf(call.db, call.asked.centerId)
    return { document: { meta: { ...knownOf(cutText(asked, 100), vocabularies) } } }
  },
}

function knownOf(asked: string, vocabularies: readonly Vocabulary[]): KnownVocabulary {
  // The center's own concepts come first and replace the product's of the same name.
  const all = new Map(vocabularies.toReversed().flatMap((one) => [...one.concepts]))
  const meant = interpret(asked, vocabularies).flatMap(({ concepts }) => concepts)
  const part = wordsOf(asked).join(' ')
  const alike =
    part.length < 2 ? [] : [...all.values()].filter((one) => !meant.includes(one) && [one.key, ...one.nl, ...one.en].some((word) => word.includes(part)))
  const names = [...all.keys()].toSorted((a, b) => a.localeCompare(b, 'nl'))
  return { concepts: [...meant.map((one) => shown(one, true)), ...alike.slice(0, maxAlike).map((one) => shown(one, false))], names }
}

function shown({ key, nl, en, near }: Concept, isMeant: boolean): KnownConcept {
  const plain = (words: string[]) => [...new Set(words.map((word) => word.replaceAll(/[=*]/g, '')))]
  return { name: key, nl: plain(nl), en: plain(en), near, isMeant }
}
