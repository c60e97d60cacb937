import { type AnyMessage, say } from '#kernel/i18n/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { targetGroupWords } from '#features/vacancies/model/target-group-words.ts'
import { hsdsWords as words } from '#features/social-map/hsds/hsds-words.ts'
import { codeFeedId } from '#features/social-map/model/server/feed-ids.ts'

/** A list of codes as a taxonomy. */
type CodeList = {
  name: 'themes' | 'target_groups'
  title: AnyMessage
  about: AnyMessage
  terms: Record<string, AnyMessage>
  termAbout: typeof words.themeAbout
}

const lists: readonly CodeList[] = [
  { name: 'themes', title: words.themes, about: words.themesAbout, terms: themeWords, termAbout: words.themeAbout },
  { name: 'target_groups', title: words.targetGroups, about: words.targetGroupsAbout, terms: targetGroupWords, termAbout: words.targetGroupAbout },
]
const nl = (message: AnyMessage) => say('nl', message as { nl: string; en: string })

export const taxonomies = lists.map(({ name, title, about }) => ({ id: codeFeedId(name), name: nl(title), description: nl(about) }))

export const taxonomyTerms = lists.flatMap(({ name: list, title, terms, termAbout }) =>
  Object.entries(terms).map(([code, message]) => ({
    id: codeFeedId(list, code),
    code,
    name: nl(message),
    description: say('nl', termAbout, { name: nl(message) }),
    taxonomy: nl(title),
    language: 'nl',
    taxonomy_id: codeFeedId(list),
  })),
)

/** The code that a term stands for, with the column of entries that has it; null for an unknown term. */
export function codeOfTerm(id: string): { column: CodeList['name']; code: string } | null {
  const term = taxonomyTerms.find((one) => one.id === id)
  const list = lists.find(({ name }) => codeFeedId(name) === term?.taxonomy_id)
  return term && list ? { column: list.name, code: term.code } : null
}

/** The terms that an entry has, as attributes of one of its services. */
export function attributesOf(entry: { themes: readonly string[]; targetGroups: readonly string[] }, serviceId: string, idOf: (term: string) => string) {
  const ids = [...entry.themes.map((code) => codeFeedId('themes', code)), ...entry.targetGroups.map((code) => codeFeedId('target_groups', code))]
  return taxonomyTerms
    .filter(({ id }) => ids.includes(id))
    .map((term) => ({ id: idOf(term.id), link_id: serviceId, link_entity: 'service', taxonomy_term_id: term.id, taxonomy_term: term }))
}
