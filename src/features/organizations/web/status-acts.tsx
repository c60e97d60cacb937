import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { useAct } from '#features/lists/web/use-act.ts'
import { listWords as words } from '#features/organizations/list-messages.ts'
import { organizationSteps, type OrganizationStatus } from '#features/organizations/states.ts'
import { statusWords } from '#features/organizations/status-words.ts'
import { ReasonFields } from './reason-fields.tsx'

type Subject = { id: string; name: string; status: OrganizationStatus }
type Props = { organization: Subject; /** After it has been done: the way on. */ onDone?: () => void; size?: 'small' }

/** How each step is called where one stands. */
const ways: Record<OrganizationStatus, { label: (from: OrganizationStatus) => { nl: string; en: string }; icon: IconName; needsReason?: true }> = {
  approved: { label: (from) => (from === 'archived' ? words.restore : words.approve), icon: 'check' },
  denied: { label: () => words.deny, icon: 'x', needsReason: true },
  archived: { label: () => words.archive, icon: 'archive', needsReason: true },
  pending: { label: () => words.reopen, icon: 'hourglass-medium' },
}

/** The steps that an organization can take from where it stands; those that take something away ask why. */
export function StatusActs({ organization, onDone, size }: Props) {
  const t = useT()
  const { id, name, status } = organization
  const { isBusy, act } = useAct()
  const [asks, setAsks] = useState<OrganizationStatus | null>(null)
  const [fault, setFault] = useState<string>()
  const place = useRef<HTMLDivElement & HTMLFormElement>(null)
  const left = useRef<OrganizationStatus | null>(null)
  // The button that was pressed makes way for the question, and comes back.
  useEffect(() => {
    if (asks) place.current?.querySelector('button')?.focus()
    else if (left.current) place.current?.querySelector<HTMLElement>(`[data-to=${left.current}]`)?.focus()
    left.current = asks
  }, [asks])
  const decide = async (to: OrganizationStatus, reason?: string) => {
    const body = { data: { type: 'organizations', id, attributes: { status: to, ...(reason && { reason }) } } }
    const answer = await act({ method: 'PUT', path: `organizations/${id}/approve`, body, done: t(words.isNow, { name, status: t(statusWords[to]) }) })
    if (!answer.ok) return
    onDone?.()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setFault(reason === '' ? t(words.whyNeeded) : undefined)
    if (reason !== '') void decide(asks!, reason)
  }
  if (asks)
    return (
      <form ref={place} onSubmit={submit} noValidate className={asks === 'denied' ? 'reason-form reason-danger' : 'reason-form'}>
        <ReasonFields label={asks === 'denied' ? words.why : words.whyArchive} fault={fault} />
        <div className="flex flex-wrap gap-3 mt-4">
          <Button variant={asks === 'denied' ? 'danger' : 'primary'} aria-busy={isBusy || undefined}>
            {t(asks === 'denied' ? words.denyAndMail : words.archive)}
          </Button>
          <Button type="button" variant="quiet" onClick={() => setAsks(null)}>
            {t(words.notAfterAll)}
          </Button>
        </div>
      </form>
    )
  const [main, ...others] = organizationSteps[status]
  return (
    <div ref={place} className={size === 'small' ? 'status-acts status-acts-small' : 'status-acts'}>
      {[main!, ...others].map((to) => (
        <Button
          key={to}
          data-to={to}
          type="button"
          variant={to === 'approved' ? 'primary' : to === 'denied' ? 'danger-2' : 'second'}
          aria-busy={isBusy || undefined}
          onClick={() => (ways[to].needsReason ? setAsks(to) : void decide(to))}
        >
          <Icon name={ways[to].icon} size={20} />
          {t(ways[to].label(status))}
        </Button>
      ))}
    </div>
  )
}
