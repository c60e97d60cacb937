import { useNavigate } from 'react-router'
import { TextField } from '#design/field/text-field.tsx'
import { ReasonFields } from '#features/lists/web/reason-fields.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { activityEditAddress, activityListAddress } from '#features/activities/model/address.ts'
import type { ActivityStatus } from '#features/activities/model/codes.ts'
import { statusWords } from '#features/activities/model/code-words.ts'
import { actionWords as words } from '#features/activities/transitions/action-words.ts'
import { text } from '#kernel/fields/field.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The steps of an activity, most likely first. */
export const activityVerbs = ['approve', 'deny', 'submit', 'duplicate', 'cancel', 'archive', 'remove'] as const
export type ActivityVerb = (typeof activityVerbs)[number]

type Subject = {
  id: string
  title: string
  status: ActivityStatus
  proposedSince: string | null
  followers: number | null
  meta: { permissions: readonly string[] }
}
type Props = {
  activity: Subject
  verbs?: readonly ActivityVerb[]
  /** Saves what is typed first; without it, or when that worked, the step is taken. */
  before?: () => Promise<boolean>
  /** Called after success. */
  onDone?: () => void
  isSmall?: boolean
}

/** The steps that an activity can take now, for this reader. */
export function ActivityActions({ activity, verbs = activityVerbs, before, onDone, isSmall }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const { id, title: name, meta } = activity
  const hasProposal = activity.status === 'published' && activity.proposedSince !== null
  const run = async (verb: ActivityVerb, attributes: Readonly<Record<string, string>>) => {
    if (before && verb !== 'remove' && !(await before())) return
    if (verb === 'remove') {
      const removed = await act({ method: 'DELETE', path: `activities/${id}`, done: t(words.isRemoved, { name }) })
      if (removed.ok) await navigate(activityListAddress, { replace: true })
      return
    }
    const body = { data: { type: 'activities', id, attributes } }
    const answer = await act({ method: 'PUT', path: `activities/${id}/${verb}`, body, done: (document) => doneOf(verb, document), about: id })
    if (!answer.ok) return
    if (verb === 'duplicate') await navigate(activityEditAddress((answer.document.data as { id: string }).id))
    else onDone?.()
  }
  const doneOf = (verb: ActivityVerb, { data }: Document) => {
    if (verb === 'duplicate') return t(words.isCopied, { name })
    if (hasProposal && verb === 'approve') return t(words.wordsTaken, { name })
    if (hasProposal && verb === 'deny') return t(words.wordsDenied, { name })
    const { status } = (data as unknown as { attributes: { status: ActivityStatus } }).attributes
    return t(words.isNow, { name, status: t(statusWords[status]) })
  }
  return (
    <RowActions
      actions={verbs.filter((verb) => meta.permissions.includes(verb)).map((verb) => actOf(verb, activity))}
      isBusy={isBusy}
      run={(verb, typed) => void run(verb as ActivityVerb, typed)}
      {...(isSmall && { isSmall: true })}
    />
  )
}

const icons = {
  approve: 'check',
  deny: 'x',
  submit: 'paper-plane-tilt',
  cancel: 'x',
  duplicate: 'copy',
  archive: 'archive',
  remove: 'trash',
} as const

function actOf(verb: ActivityVerb, { status, proposedSince, followers }: Subject): RowAction {
  const act = { key: verb, label: words[verb], icon: icons[verb] }
  switch (verb) {
    case 'approve':
      return { ...act, ...(status === 'published' && proposedSince !== null && { label: words.takeWords }), variant: 'primary', hotkey: 'a' }
    case 'submit':
      return { ...act, variant: 'primary' }
    case 'deny':
      return {
        ...act,
        variant: 'danger-2',
        hotkey: 'r',
        asks: { fields: ({ reason }) => <DenyFields fault={reason} />, submit: words.denyAndMail, tone: 'danger', needs: { reason: words.whyNeeded } },
      }
    case 'cancel':
      return {
        ...act,
        variant: 'danger-2',
        asks: {
          fields: ({ reason }) => <CancelFields fault={reason} followers={followers ?? 0} />,
          submit: words.cancelYes,
          tone: 'danger',
          needs: { reason: words.cancelWhyNeeded },
        },
      }
    case 'remove':
      return { ...act, variant: 'danger-2', asks: { fields: () => <Sentence text={words.removeText} />, submit: words.removeYes, tone: 'danger', needs: {} } }
    default:
      return act
  }
}

function Sentence({ text: said }: { text: { nl: string; en: string } }) {
  return <p>{useT()(said)}</p>
}

/** Asks why it is denied; the organization reads it. */
function DenyFields({ fault }: { fault: string | undefined }) {
  return <ReasonFields label={words.why} hint={words.whyHint} usual={[words.isUnclear, words.isDouble, words.isCommercial, words.otherTown]} fault={fault} />
}

/** Asks why all dates are off; visitors read it. */
function CancelFields({ fault, followers }: { fault: string | undefined; followers: number }) {
  const t = useT()
  return (
    <div className="mt-4 grid gap-4">
      <p>
        {t(words.cancelAll)} {followers > 0 && t(words.toFollowers, { n: followers })}
      </p>
      <TextField name="reason" label={t(words.cancelWhy)} hint={t(words.cancelWhyHint)} maxLength={200} error={fault} check={{ field: text({ max: 200 }) }} />
    </div>
  )
}
