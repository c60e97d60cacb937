import type { IconName } from '#design/icon/icon-names.ts'
import type { PersonAction } from '#features/users/person/person-actions.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'

type Facts = { name: string; where: string }
type Words = { nl: string; en: string }
/** A sentence, or one that needs facts. */
type Sentence = { nl: string | ((facts: Facts) => string); en: string | ((facts: Facts) => string) }
type Asked = { icon: IconName; danger: boolean; label: Words; question: Words; text: Words; yes: Words }

const all: Record<
  Exclude<PersonAction, 'resend'>,
  { icon: IconName; danger?: true; sentences: [label: Sentence, question: Sentence, text: Sentence, yes: Sentence] }
> = {
  sign_in_as: { icon: 'sign-in', sentences: [words.signInAs, words.signInAsAsk, words.signInAsText, words.signInAsYes] },
  activate: { icon: 'check', sentences: [words.activate, words.activateAsk, words.activateText, words.activateYes] },
  restore: { icon: 'upload-simple', sentences: [words.restore, words.restoreAsk, words.restoreText, words.restoreYes] },
  end_sessions: { icon: 'sign-out', sentences: [words.endSessions, words.endSessionsAsk, words.endSessionsText, words.endSessionsYes] },
  deactivate: { icon: 'pause-circle', sentences: [words.deactivate, words.deactivateAsk, words.deactivateText, words.deactivateYes] },
  withdraw: { icon: 'x', danger: true, sentences: [words.withdraw, words.withdrawAsk, words.withdrawText, words.withdrawYes] },
  archive: { icon: 'archive', danger: true, sentences: [words.archive, words.archiveAsk, words.archiveText, words.archiveYes] },
  remove: { icon: 'trash', danger: true, sentences: [words.remove, words.removeAsk, words.removeText, words.removeYes] },
}

/** What the dialog before an act says, about this person. */
export function confirmationWords(act: Exclude<PersonAction, 'resend'>, facts: Facts): Asked {
  const { icon, danger = false, sentences } = all[act]
  const [label, question, text, yes] = sentences.map(({ nl, en }) => ({ nl: told(nl, facts), en: told(en, facts) })) as [Words, Words, Words, Words]
  return { icon, danger, label, question, text, yes }
}

const told = (sentence: string | ((facts: Facts) => string), facts: Facts) => (typeof sentence === 'string' ? sentence : sentence(facts))
