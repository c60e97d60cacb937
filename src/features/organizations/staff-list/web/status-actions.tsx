import { sayInAll } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { type Hotkey, type RowAction, RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { approveWords } from '#features/organizations/staff-list/approve-words.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { organizationTransitions, type OrganizationStatus } from '#features/organizations/model/states.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'
import { ReasonFields } from './reason-fields.tsx'

type Subject = { id: string; name: string; status: OrganizationStatus; /** The receiver of the mail. */ contact?: { firstName: string } | null }
type Props = {
  organization: Subject
  /** Called after success. */
  onDone?: () => void
  size?: 'small'
  /** In the queue staff can also ask the organization something, and cannot archive. */
  onAsk?: () => void
}

const icons: Record<OrganizationStatus, IconName> = { approved: 'check', denied: 'x', archived: 'archive', pending: 'hourglass-medium' }

/** The transitions that an organization can make now. Those that take something away ask for a reason. */
export function StatusActions({ organization: { id, name, status, contact }, onDone, size, onAsk }: Props) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const isQueued = status === 'pending' && onAsk !== undefined
  const decide = async (to: OrganizationStatus, { reason }: { reason?: string }) => {
    const body = { data: { type: 'organizations', id, attributes: { status: to, ...(reason && { reason }) } } }
    const answer = await act({
      method: 'PUT',
      path: `organizations/${id}/approve`,
      body,
      done: t(words.isNow, { name, status: t(statusWords[to]) }),
      about: id,
    })
    if (answer.ok) onDone?.()
  }
  return (
    <RowActions
      actions={organizationTransitions[status].filter((to) => !isQueued || to !== 'archived').map((to) => stepAct(to, status, contact?.firstName))}
      isBusy={isBusy}
      run={(to, typed) => void decide(to as OrganizationStatus, typed)}
      {...(size && { isSmall: true })}
      {...(isQueued && {
        beside: (
          <Button type="button" variant="second" data-hotkey={'q' satisfies Hotkey} onClick={onAsk}>
            <Icon name="chat-circle" size={20} />
            {/* On a phone three buttons fit side by side. */}
            <span className="max-lg:hidden">{t(approveWords.ask)}</span>
            <span className="lg:hidden">{t(approveWords.askBriefly)}</span>
          </Button>
        ),
      })}
    />
  )
}

/** The label of a transition from the present status. */
function stepAct(to: OrganizationStatus, from: OrganizationStatus, whom: string | undefined): RowAction {
  const icon = icons[to]
  if (to === 'approved') return { key: to, label: from === 'archived' ? words.restore : words.approve, icon, variant: 'primary', hotkey: 'a' }
  if (to === 'pending') return { key: to, label: words.reopen, icon }
  const isDenial = to === 'denied'
  return {
    key: to,
    label: isDenial ? words.deny : words.archive,
    icon,
    ...(isDenial && { variant: 'danger-2', hotkey: 'r' }),
    asks: {
      fields: ({ reason }) => <ReasonFields label={isDenial ? words.why : words.whyArchive} fault={reason} />,
      submit: isDenial ? denyWords(whom) : words.archive,
      ...(isDenial && { tone: 'danger' }),
      needs: { reason: words.whyNeeded },
    },
  }
}

const denyWords = (name: string | undefined) => (name ? sayInAll(words.denyAndMailTo, { name }) : words.denyAndMail)
