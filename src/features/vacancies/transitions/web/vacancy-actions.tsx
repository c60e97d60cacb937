import { useNavigate } from 'react-router'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { lastDayOf } from '#features/vacancies/model/put-first-days.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'
import { fullDay, today } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { CloseFields } from './close-fields.tsx'
import { ChangesFields } from './changes-fields.tsx'
import { DenyFields } from './deny-fields.tsx'
import { FirstFields } from './first-fields.tsx'

type Sharing = { centers: readonly { id: string; name: string }[]; sharedWith?: readonly string[] | null }

/** Asks which other centers show a vacancy. */
function ShareFields({ centers, sharedWith }: Sharing) {
  const t = useT()
  return (
    <ChoiceGroup id="share" legend={t(words.withWhom)} hint={t(words.withWhomHint)}>
      {centers.map(({ id, name }) => (
        <Checkbox key={id} name={`with ${id}`} defaultChecked={sharedWith?.includes(id) ?? false} label={name} />
      ))}
    </ChoiceGroup>
  )
}

/** The ids of the ticked centers. */
const chosenOf = (typed: Readonly<Record<string, string>>, { centers }: Sharing): string[] => centers.map(({ id }) => id).filter((id) => `with ${id}` in typed)

/** The actions in the panel, most likely first. */
export const vacancyVerbs = [
  'publish',
  'request_changes',
  'deny',
  'submit',
  'resume',
  'reopen',
  'extend',
  'close',
  'pause',
  'put_first',
  'put_back',
  'share',
  'unshare',
  'duplicate',
  'archive',
  'remove',
] as const
export type VacancyVerb = (typeof vacancyVerbs)[number]

type Subject = { id: string; title: string; status: VacancyStatus; validThrough: string | null } & Sharing
type Props = {
  vacancy: Subject
  now: string
  verbs: readonly VacancyVerb[]
  /** Called after success. */
  onDone?: () => void
  /** Where to go after the vacancy was deleted. */
  gone?: string
  isSmall?: boolean
}

/** The actions of a vacancy that the reader may use in its present status. */
export function VacancyActions({ vacancy, now, verbs, onDone, gone = '/vacancies', isSmall }: Props) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const { id, title } = vacancy
  const until = extendedTo(vacancy.validThrough ?? '', new Date(now))
  const firstUntil = ({ days }: Readonly<Record<string, string>>) => lastDayOf(Number(days), today(new Date(now)))
  const run = async (asked: VacancyVerb, typed: Readonly<Record<string, string>>) => {
    const sharedWith = chosenOf(typed, vacancy)
    // Unticking every center is a call of `unshare`.
    const verb = asked === 'share' && sharedWith.length === 0 && vacancy.sharedWith?.length ? 'unshare' : asked
    const to = reached[verb]
    const done =
      verb === 'extend'
        ? t(words.isExtended, { title, day: fullDay(locale, until) })
        : verb === 'duplicate'
          ? t(words.isCopied)
          : verb === 'remove'
            ? t(words.isRemoved, { title })
            : verb === 'put_first'
              ? t(words.isFirst, { title, day: fullDay(locale, firstUntil(typed)) })
              : verb === 'put_back'
                ? t(words.isFirstNoMore, { title })
                : verb === 'unshare'
                  ? t(words.isSharedNoMore, { title })
                  : verb === 'share'
                    ? t(words.isShared, { title })
                    : verb === 'request_changes'
                      ? t(words.wentBack, { title })
                      : t(words.isNow, { title, status: t(statusWords[to!]) })
    const attributes =
      verb === 'extend'
        ? { validThrough: until }
        : verb === 'put_first'
          ? { priorityUntil: firstUntil(typed) }
          : verb === 'share'
            ? { sharedWith }
            : verb === 'unshare'
              ? {}
              : typed
    if (verb === 'remove') {
      const removed = await act({ method: 'DELETE', path: `vacancies/${id}`, done })
      if (removed.ok) await navigate(gone, { replace: true })
      return
    }
    const body = { data: { type: 'vacancies', id, attributes } }
    const answer = await act({ method: 'PUT', path: `vacancies/${id}/${verb}`, body, done, about: id })
    if (!answer.ok) return
    const copy = (answer.document.data as { id?: string } | null | undefined)?.id
    if (verb === 'duplicate' && copy) await navigate(`/vacancies/${copy}/edit`)
    else onDone?.()
  }
  return (
    <RowActions
      actions={verbs.filter((verb) => verb !== 'extend' || until > (vacancy.validThrough ?? '')).map((verb) => actOf(verb, fullDay(locale, until), vacancy))}
      isBusy={isBusy}
      run={(verb, typed) => void run(verb as VacancyVerb, typed)}
      {...(isSmall && { isSmall: true })}
    />
  )
}

/** The status after each verb, for the confirmation. */
const reached: Partial<Record<VacancyVerb, VacancyStatus>> = {
  publish: 'published',
  deny: 'denied',
  submit: 'pending',
  resume: 'published',
  reopen: 'draft',
  close: 'closed',
  pause: 'paused',
  archive: 'archived',
}

function RemoveText() {
  const t = useT()
  return <p>{t(words.removeText)}</p>
}

const icons = {
  publish: 'check',
  request_changes: 'pencil-simple',
  deny: 'x',
  submit: 'paper-plane-tilt',
  resume: 'check',
  reopen: 'arrow-counter-clockwise',
  extend: 'calendar-plus',
  close: 'lock',
  pause: 'pause-circle',
  put_first: 'star',
  put_back: 'star-fill',
  share: 'share-network',
  unshare: 'x',
  duplicate: 'copy',
  archive: 'archive',
  remove: 'trash',
} as const

function actOf(verb: VacancyVerb, day: string, sharing: Sharing): RowAction {
  const act = { key: verb, label: words[verb], icon: icons[verb] }
  if (verb === 'publish') return { ...act, variant: 'primary', hotkey: 'a' }
  if (verb === 'submit' || verb === 'resume') return { ...act, variant: 'primary' }
  if (verb === 'extend') return { ...act, label: { nl: words.extendTo.nl({ day }), en: words.extendTo.en({ day }) } }
  if (verb === 'put_first') return { ...act, asks: { fields: () => <FirstFields />, submit: words.put_first, needs: {} } }
  if (verb === 'share') return { ...act, asks: { fields: () => <ShareFields {...sharing} />, submit: words.shareYes, needs: {} } }
  if (verb === 'close') return { ...act, label: words.closeIt, asks: { fields: () => <CloseFields />, submit: words.closeIt, needs: {} } }
  if (verb === 'remove') return { ...act, variant: 'danger-2', asks: { fields: () => <RemoveText />, submit: words.removeYes, tone: 'danger', needs: {} } }
  if (verb === 'request_changes')
    return {
      ...act,
      hotkey: 'q',
      asks: { fields: ({ reason }) => <ChangesFields fault={reason} />, submit: words.askAndMail, needs: { reason: words.changesNeeded } },
    }
  if (verb !== 'deny') return act
  return {
    ...act,
    variant: 'danger-2',
    hotkey: 'r',
    asks: {
      fields: ({ reason }) => <DenyFields fault={reason} />,
      submit: words.denyAndMail,
      tone: 'danger',
      needs: { reason: words.whyNeeded },
    },
  }
}
