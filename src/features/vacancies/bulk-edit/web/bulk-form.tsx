import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { messages } from '#features/lists/messages.ts'
import type { AskedChange } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import type { BulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'
import { BulkFields } from './bulk-fields.tsx'

type Props = { asked: AskedChange; rows: BulkEdit['rows']; people: BulkEdit['people']; now: string }

const pause = 350

/** What the chosen vacancies get: an address as soon as it is chosen, and with it what would become of each. */
export function BulkForm({ asked, rows, people, now }: Props) {
  const t = useT()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = () => void (form.current && submit(form.current, { replace: true, preventScrollReset: true }))
  const isOneOrganization = new Set(rows.map(({ organization }) => organization?.id)).size === 1
  return (
    <Form
      ref={form}
      method="get"
      preventScrollReset
      className="bulk-form"
      onChange={() => {
        // Several themes, or the parts of a day, are chosen one after the other.
        clearTimeout(timer.current)
        timer.current = setTimeout(send, pause)
      }}
    >
      <input type="hidden" name="ids" value={rows.map(({ id }) => id).join('.')} />
      <input type="hidden" name="change" value={asked.change} />
      <BulkFields {...{ asked, people, isOneOrganization, now }} />
      <noscript>
        <Button variant="second">{t(messages.show)}</Button>
      </noscript>
    </Form>
  )
}
