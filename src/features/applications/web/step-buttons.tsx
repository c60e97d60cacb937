import { Form, useNavigation } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { messages } from '#features/applications/messages.ts'
import type { ApplicationStatus, ApplicationVerb } from '#features/applications/states.ts'

type Look = { icon: 'check' | 'chats' | 'hourglass-medium' | 'eye' | 'hand-heart' | 'x'; variant: 'primary' | 'second' | 'quiet' }
const looks: [ApplicationVerb, Look][] = [
  ['accept', { icon: 'check', variant: 'primary' }],
  ['invite', { icon: 'chats', variant: 'second' }],
  ['start', { icon: 'hand-heart', variant: 'primary' }],
  ['complete', { icon: 'check', variant: 'second' }],
  ['waitlist', { icon: 'hourglass-medium', variant: 'second' }],
  ['review', { icon: 'eye', variant: 'quiet' }],
  ['stop', { icon: 'x', variant: 'quiet' }],
]

/** The steps that need no words, each a button; only those that the server says are possible now. */
export function StepButtons({ verbs, status, name }: { verbs: readonly string[]; status: ApplicationStatus; /** Of the volunteer. */ name: string }) {
  const t = useT()
  const navigation = useNavigation()
  const busy = navigation.formData?.get('intent')
  const shown = looks.filter(([verb]) => verbs.includes(verb))
  if (shown.length === 0) return null
  return (
    <submit-once {...(busy && { busy: '' })}>
      <Form method="post" className="grid gap-3">
        {shown.map(([verb, { icon, variant }]) => (
          <Button key={verb} name="intent" value={verb} icon={icon} variant={variant} busy={busy === verb && t(messages.submitting)}>
            {verb === 'start' || verb === 'stop'
              ? t(messages[verb], { name })
              : t(verb === 'review' && status === 'declined' ? messages.reopen : messages[verb as 'accept'])}
          </Button>
        ))}
      </Form>
    </submit-once>
  )
}
