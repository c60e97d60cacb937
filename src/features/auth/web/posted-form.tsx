import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { ErrorSummary } from '#design/field/error-summary.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import type { Faults } from './faults.ts'

type Props = {
  faults?: Faults | undefined
  /** The button: a verb and a thing. */
  submit: ReactNode
  /** Which of several forms on the page this is. */
  intent?: string
  variant?: 'primary' | 'second' | 'danger'
  large?: boolean
  className?: string
  children?: ReactNode
}

/** A form that is sent by plain POST, with or without script; its faults stand above it and at the fields. */
export function PostedForm({ faults, submit, intent, variant = 'primary', large = true, className = 'mt-8', children }: Props) {
  const t = useT()
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST' && (navigation.formData?.get('intent') ?? undefined) === intent
  return (
    <>
      <FormFaults faults={faults} />
      <Form method="post" noValidate className={className} onSubmit={(event) => onlyOnce(event, sending)}>
        {intent && <input type="hidden" name="intent" value={intent} />}
        <div className="space-y-6">{children}</div>
        <Button
          type="submit"
          variant={variant}
          {...(large && { size: 'large' as const })}
          className={`${children ? 'mt-6 ' : ''}max-sm:w-full ${large ? 'w-full' : ''}`}
          busy={sending && t(screens.busy)}
        >
          {submit}
        </Button>
      </Form>
    </>
  )
}

function onlyOnce(event: FormEvent, sending: boolean) {
  if (sending) event.preventDefault()
}

function FormFaults({ faults }: { faults: Faults | undefined }) {
  const t = useT()
  const errors = useErrors(faults)
  const isReacts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // A page that came with its faults must not take the focus away when script arrives at the first touch of a field.
  const [served] = useState(isReacts ? undefined : faults)
  if (!faults) return null
  return (
    <div className="mt-6 outline-none" tabIndex={-1} autoFocus={served === faults}>
      <ErrorSummary title={t(screens.somethingWrong)} errors={errors} focus={served !== faults} />
      {faults.problem && (
        <Alert tone="danger" live>
          <p>{faults.problem}</p>
        </Alert>
      )}
    </div>
  )
}

/** The same list as long as the faults are the same, for the summary takes the focus when it changes. */
function useErrors(faults: Faults | undefined) {
  const [kept, setKept] = useState({ faults, errors: listOf(faults) })
  if (kept.faults === faults) return kept.errors
  const errors = listOf(faults)
  setKept({ faults, errors })
  return errors
}

const listOf = (faults: Faults | undefined) => Object.entries(faults?.fields ?? {}).map(([field, message]) => ({ field, message }))
const never = () => () => {}
