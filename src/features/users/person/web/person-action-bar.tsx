import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { ConfirmButton } from '#design/form/confirm-button.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import type { PersonView } from '#features/users/person/fetch-person.ts'
import { type PersonAction, personActionsFor } from '#features/users/person/person-actions.ts'
import { staffWords as words } from '#features/users/person/staff-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

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

/** The words of the confirmation dialog, for this person. */
function confirmationWords(act: Exclude<PersonAction, 'resend'>, facts: Facts): Asked {
  const { icon, danger = false, sentences } = all[act]
  const [label, question, text, yes] = sentences.map(({ nl, en }) => ({ nl: told(nl, facts), en: told(en, facts) })) as [Words, Words, Words, Words]
  return { icon, danger, label, question, text, yes }
}

const told = (sentence: string | ((facts: Facts) => string), facts: Facts) => (typeof sentence === 'string' ? sentence : sentence(facts))

/** The actions on a person. Each asks for confirmation; one that can be undone offers that afterwards. */
export function PersonActionBar({ person, centerName }: { person: PersonView; centerName: string }) {
  const t = useT()
  const submit = useSubmit()
  const { isBusy, act: send } = useApiAction()
  const [sent, setSent] = useState<PersonAction>()
  const { id, firstName: name } = person
  const become = (status: string, done: string) => ({
    method: 'PATCH' as const,
    path: `users/${id}`,
    body: { data: { type: 'users', id, attributes: { status } } },
    done,
  })
  /** Through the page's action, since it starts a session or leaves the page of this person. */
  const post = (intent: string) => void submit({ intent }, { method: 'post', action: `/users/${id}` })
  const deeds: Record<PersonAction, () => void> = {
    sign_in_as: () => post('sign_in_as'),
    remove: () => post('remove'),
    resend: () => void send({ method: 'POST', path: `users/${id}/resend_confirmation_instructions`, done: t(words.resent, { name }) }),
    end_sessions: () => void send({ method: 'PUT', path: `users/${id}/end_sessions`, done: t(words.sessionsEnded, { name }) }),
    activate: () => void send(become('active', t(words.activated, { name }))),
    restore: () => void send(become('active', t(words.activated, { name }))),
    deactivate: () => void send(become('inactive', t(words.deactivated, { name }))),
    withdraw: () => void send(become('archived', t(words.withdrawn, { name }))),
    archive: () => void send(become('archived', t(words.archived, { name }))),
  }
  const run = (act: PersonAction) => {
    setSent(act)
    deeds[act]()
  }
  return (
    <ul className="grid gap-2 justify-items-start">
      {personActionsFor(person).map((act) => {
        const busy = isBusy && sent === act
        if (act === 'resend')
          return (
            <li key={act}>
              <Button type="button" variant="second" size="small" icon="envelope-simple" busy={busy && t(words.resend)} onClick={() => run(act)}>
                {t(words.resend)}
              </Button>
              <p className="mt-1 text-text-soft text-[.9375rem]">{t(words.resendNote)}</p>
            </li>
          )
        const { icon, danger, label, question, text, yes } = confirmationWords(act, { name, where: centerName })
        return (
          <li key={act}>
            <ConfirmButton
              label={t(label)}
              look={{ variant: danger ? 'danger-2' : 'second', size: 'small', icon }}
              question={t(question)}
              text={t(text)}
              yes={t(yes)}
              no={t(words.back)}
              danger={danger}
              isBusy={busy}
              onYes={() => run(act)}
            />
          </li>
        )
      })}
    </ul>
  )
}
