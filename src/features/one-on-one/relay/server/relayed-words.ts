import type { Caller } from '#kernel/access/server/scope.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Presented } from '#kernel/jsonapi/registry/server/registry.ts'
import { unseal } from '#features/conversations/model/server/sealed.ts'
import { isLiveSql, isOverSql } from '#features/one-on-one/matches/live-sql.ts'
import type { MatchContact } from '#features/one-on-one/matches/match.ts'
import { mask, maskWords, neverShown } from '#features/one-on-one/recognition/mask.ts'

/**
 * How a reader sees words of one person to the other: `o` wrote them; `c` is the coordinator of the case; `l` the other side while the match
 * runs; `e` after its end; `m` before both have agreed. SQL says which, from the match as it is now, so that no job decides it.
 */
const view = (isParty: string) => `case when ${isParty} then case when ${isLiveSql('h')} then 'l' when ${isOverSql('h')} then 'e' else 'm' end else 'c' end`

/** The words as this reader may see them. Account and citizen service numbers are shown to nobody but who wrote them. */
function wordsFor(how: string, words: string, { locale = 'nl' }: Pick<Caller, 'locale'>): string {
  if (how === 'o') return words
  if (how === 'l' || how === 'c') return mask(words, () => say(locale, maskWords.never), neverShown)
  return mask(words, (kind) => say(locale, neverShown.includes(kind) ? maskWords.never : how === 'e' ? maskWords.afterEnd : maskWords.untilBoth))
}

/** The text of a message: of any other conversation as it is, of a relayed one as the reader may see it. */
export const relayedBody: Presented = {
  sql: `case when @.sealed is null then '=' || @.body when @.author_id = :user then 'o' || @.sealed
    else (select ${view('(c.user_id = :user or c.asker_id = :user)')} from conversations c
      join help_matches h on h.volunteer_center_id = c.volunteer_center_id and h.id = c.help_match_id
      where c.volunteer_center_id = @.volunteer_center_id and c.id = @.conversation_id) || @.sealed end`,
  decode: (text, reader) => (text.startsWith('=') ? text.slice(1) : wordsFor(text[0]!, unseal(reader.centerId, text.slice(1)), reader)),
}

/** The answer with which somebody came first. */
export const relayedAnswer: Presented = {
  sql: `case when @.message is null then null when @.proposed_by = 'helper' and @.helper_user_id = :user or @.proposed_by = 'asker' and @.asker_user_id = :user then 'o' || @.message
    else (select ${view('(h.helper_user_id = :user or h.asker_user_id = :user)')} from help_matches h where h.volunteer_center_id = @.volunteer_center_id and h.id = @.id) || @.message end`,
  decode: (text, reader) => wordsFor(text[0]!, decryptText(text.slice(1), { centerId: reader.centerId, column: 'help_matches.message' }), reader),
}

/** How to reach the other side: read by the two people alone, and only while the match runs. */
export const sharedContact: Presented = {
  sql: `case when ${isLiveSql('@')} then case when @.helper_user_id = :user then 'r' || @.contact_requester when @.asker_user_id = :user then 'h' || @.contact_helper end end`,
  decode: (text, { centerId }) =>
    JSON.parse(
      decryptText(text.slice(1), { centerId, column: `help_matches.${text.startsWith('r') ? 'contact_requester' : 'contact_helper'}` }),
    ) as MatchContact,
}
