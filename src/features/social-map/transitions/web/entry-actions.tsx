import { useNavigate } from 'react-router'
import { DateField } from '#design/field/date-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { ReasonFields } from '#features/lists/web/reason-fields.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { mapListAddress } from '#features/social-map/model/addresses.ts'
import type { EntryStatus } from '#features/social-map/model/codes.ts'
import { statusWords } from '#features/social-map/model/status-words.ts'
import { actionWords as words } from '#features/social-map/transitions/action-words.ts'
import { date, text } from '#kernel/fields/field.ts'
import { today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages as formMessages } from '#design/form/messages.ts'

/** The steps of an entry, most likely first. */
export const entryVerbs = ['approve', 'deny', 'submit', 'confirm', 'reopen', 'close', 'inactivate', 'remove'] as const
export type EntryVerb = (typeof entryVerbs)[number]

type Props = {
  entry: { id: string; name: string; status: EntryStatus; meta: { permissions: readonly string[] } }
  verbs?: readonly EntryVerb[]
  /** The reader decides what is on the map, and speaks for the center. */
  byCenter: boolean
  /** Called after success. */
  onDone?: () => void
  isSmall?: boolean
}

const reached: Partial<Record<EntryVerb, EntryStatus>> = { deny: 'draft', close: 'temporarily_closed', inactivate: 'inactive' }

/** The steps that an entry can take now, for this reader. */
export function EntryActions({ entry, verbs = entryVerbs, byCenter, onDone, isSmall }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const { id, name, status, meta } = entry
  const run = async (verb: EntryVerb, typed: Readonly<Record<string, string>>) => {
    if (verb === 'remove') {
      const removed = await act({ method: 'DELETE', path: `social_map_entries/${id}`, done: t(words.isRemoved, { name }) })
      if (removed.ok) await navigate(mapListAddress, { replace: true })
      return
    }
    const attributes = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
    const to = reached[verb] ?? (verb === 'submit' && !byCenter ? 'pending' : verb === 'reopen' && status === 'inactive' ? 'draft' : 'active')
    const done = verb === 'confirm' ? t(words.isConfirmed, { name }) : t(words.isNow, { name, status: t(statusWords[to]) })
    const body = { data: { type: 'social_map_entries', id, attributes } }
    const answer = await act({ method: 'PUT', path: `social_map_entries/${id}/${verb}`, body, done, about: id })
    if (answer.ok) onDone?.()
  }
  return (
    <RowActions
      actions={verbs.filter((verb) => meta.permissions.includes(verb)).map((verb) => actOf(verb, status, byCenter))}
      isBusy={isBusy}
      run={(verb, typed) => void run(verb as EntryVerb, typed)}
      {...(isSmall && { isSmall: true })}
    />
  )
}

const icons = {
  approve: 'check',
  deny: 'x',
  submit: 'paper-plane-tilt',
  confirm: 'check',
  reopen: 'arrow-counter-clockwise',
  close: 'pause-circle',
  inactivate: 'archive',
  remove: 'trash',
} as const

function actOf(verb: EntryVerb, status: EntryStatus, byCenter: boolean): RowAction {
  const act = { key: verb, label: words[verb], icon: icons[verb] }
  switch (verb) {
    case 'approve':
      return { ...act, variant: 'primary', hotkey: 'a' }
    case 'submit':
      return { ...act, label: byCenter ? words.approve : words.submit, variant: 'primary' }
    case 'deny':
      return {
        ...act,
        variant: 'danger-2',
        hotkey: 'r',
        asks: { fields: ({ reason }) => <DenyFields fault={reason} />, submit: words.denyAndMail, tone: 'danger', needs: { reason: words.whyNeeded } },
      }
    case 'reopen':
      return { ...act, label: status === 'inactive' ? words.restart : words.reopen }
    case 'close':
      return { ...act, asks: { fields: ({ from }) => <CloseFields fault={from} />, submit: words.closeIt, needs: { from: words.fromNeeded } } }
    case 'inactivate':
      return {
        ...act,
        label: byCenter ? words.ended : words.inactivate,
        asks: { fields: () => <Sentence text={words.endText} />, submit: words.endYes, tone: 'danger', needs: {} },
      }
    case 'remove':
      return { ...act, variant: 'danger-2', asks: { fields: () => <Sentence text={words.removeText} />, submit: words.removeYes, tone: 'danger', needs: {} } }
    default:
      return act
  }
}

function Sentence({ text }: { text: { nl: string; en: string } }) {
  return <p>{useT()(text)}</p>
}

/** Asks what should be different; the organization reads it. */
function DenyFields({ fault }: { fault: string | undefined }) {
  const usual = [words.isUnclear, words.isDouble, words.isCommercial, words.otherTown]
  return <ReasonFields label={words.why} hint={words.whyHint} usual={usual} fault={fault} />
}

/** Asks from when and until when it is closed, and why. */
function CloseFields({ fault }: { fault: string | undefined }) {
  const t = useT()
  return (
    <div className="mt-4 grid gap-4">
      <DateField name="from" label={t(words.from)} defaultValue={today()} error={fault} check={{ field: date() }} />
      <DateField
        name="until"
        label={t(words.until)}
        hint={t(words.untilHint)}
        optional={t(formMessages.notNeeded)}
        check={{ field: date({ optional: true }) }}
      />
      <TextField
        name="reason"
        label={t(words.closedWhy)}
        hint={t(words.closedWhyHint)}
        optional={t(formMessages.notNeeded)}
        maxLength={300}
        check={{ field: text({ max: 300, optional: true }) }}
      />
    </div>
  )
}
