import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import { FormFaults } from '#design/form/form-faults.tsx'
import { messages } from '#design/form/messages.ts'
import { PostForm } from '#design/form/post-form.tsx'
import type { Faults } from '#kernel/fields/form.ts'

type Props = {
  faults?: Faults | undefined
  /** The label of the button: a verb and a noun. */
  submit: ReactNode
  /** Which of several forms on the page this is. */
  intent?: string
  variant?: 'primary' | 'second' | 'danger'
  large?: boolean
  className?: string
  children?: ReactNode
}

/** A form that is sent by plain POST, with or without script. Faults are shown above it and at its fields. */
export function PostedForm({ faults, submit, intent, variant = 'primary', large = true, className = 'mt-8', children }: Props) {
  const t = useT()
  return (
    <AnswerContext value={faults}>
      <FormFaults faults={faults} />
      <PostForm intent={intent} className={className}>
        {(sending) => (
          <>
            <div className="space-y-6">{children}</div>
            <Button
              type="submit"
              variant={variant}
              {...(large && { size: 'large' as const })}
              className={`${children ? 'mt-6 ' : ''}max-sm:w-full ${large ? 'w-full' : ''}`}
              busy={sending && t(messages.busy)}
            >
              {submit}
            </Button>
          </>
        )}
      </PostForm>
    </AnswerContext>
  )
}
