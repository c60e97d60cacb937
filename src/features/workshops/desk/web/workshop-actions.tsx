import { useNavigate } from 'react-router'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { text } from '#kernel/fields/field.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { workshopEditAddress, workshopsAddress } from '#features/workshops/model/address.ts'
import { mostOfMessage, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { deskWords as words } from '#features/workshops/desk/desk-words.ts'
import { statusWords } from '#features/workshops/presentation/workshop-words.ts'

const verbs = ['publish', 'confirm', 'complete', 'message', 'duplicate', 'cancel', 'archive', 'remove'] as const
type Verb = (typeof verbs)[number]
const icons = {
  publish: 'check',
  confirm: 'check',
  complete: 'check',
  message: 'envelope-simple',
  duplicate: 'copy',
  cancel: 'x',
  archive: 'archive',
  remove: 'trash',
} as const

type Props = {
  workshop: { id: string; title: string; status: WorkshopStatus; placesTaken: number; waiting: number; meta: { permissions: readonly string[] } }
  /** Steps that the page has a button of its own for. */
  without?: readonly Verb[]
}

/** The steps that a workshop can take now, for this reader. */
export function WorkshopActions({ workshop, without = [] }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const { id, title: name, meta, placesTaken, waiting } = workshop
  const run = async (verb: Verb, attributes: Readonly<Record<string, string>>) => {
    if (verb === 'remove') {
      const removed = await act({ method: 'DELETE', path: `workshops/${id}`, done: t(words.removed, { name }) })
      if (removed.ok) await navigate(workshopsAddress, { replace: true })
      return
    }
    const answer = await act({
      method: 'PUT',
      path: `workshops/${id}/${verb}`,
      body: { data: { type: 'workshops', id, attributes } },
      done: ({ data }) =>
        verb === 'message'
          ? t(words.messaged)
          : verb === 'duplicate'
            ? t(words.copied, { name })
            : t(words.isNow, { name, status: t(statusWords[(data as unknown as { attributes: { status: WorkshopStatus } }).attributes.status]) }),
      about: id,
    })
    if (answer.ok && verb === 'duplicate') await navigate(workshopEditAddress((answer.document.data as { id: string }).id))
  }
  const people = placesTaken + waiting
  const actOf = (verb: Verb): RowAction => {
    const action: RowAction = { key: verb, label: words[verb], icon: icons[verb] }
    if (verb === 'publish' || verb === 'confirm') return { ...action, variant: 'primary' }
    if (verb === 'remove') return { ...action, variant: 'danger-2', asks: removeAsks(t) }
    if (verb === 'message') return { ...action, asks: messageAsks(t) }
    if (verb !== 'cancel') return action
    return {
      ...action,
      variant: 'danger-2',
      asks: cancelAsks(t, people),
    }
  }
  return (
    <RowActions
      actions={verbs.filter((verb) => meta.permissions.includes(verb) && !without.includes(verb)).map(actOf)}
      isBusy={isBusy}
      run={(verb, typed) => void run(verb as Verb, typed)}
      isSmall
    />
  )
}

type Asks = NonNullable<RowAction['asks']>
type Say = ReturnType<typeof useT>

const removeAsks = (t: Say): Asks => ({ fields: () => <p>{t(words.removeText)}</p>, submit: words.remove, tone: 'danger', needs: {} })

const messageAsks = (t: Say): Asks => ({
  fields: ({ message }) => (
    <div className="grid gap-4">
      <p>{t(words.messageText)}</p>
      <TextAreaField
        name="message"
        label={t(words.messageLabel)}
        rows={6}
        maxLength={mostOfMessage}
        error={message}
        check={{ field: text({ max: mostOfMessage }) }}
      />
    </div>
  ),
  submit: words.messageSend,
  needs: { message: words.messageNeeded },
})

/** @param people who have a place or wait for one, and hear of it */
const cancelAsks = (t: Say, people: number): Asks => ({
  fields: ({ reason }) => (
    <div className="grid gap-4">
      {people > 0 && <p>{t(words.willHear, { n: people })}</p>}
      <TextField name="reason" label={t(words.cancelWhy)} hint={t(words.cancelWhyHint)} maxLength={300} error={reason} check={{ field: text({ max: 300 }) }} />
    </div>
  ),
  submit: { nl: words.cancelYes.nl({ n: people }), en: words.cancelYes.en({ n: people }) },
  tone: 'danger',
  needs: { reason: words.cancelNeeded },
})
