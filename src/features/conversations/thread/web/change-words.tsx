import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { messages } from '#features/conversations/model/messages.ts'

/** One's own words while they are fresh: it unfolds below them, also without script. Saved words draw it anew, so it is closed again. */
export function ChangeWords({ id, words }: { id: string; words: string }) {
  const t = useT()
  return (
    <details key={words} className="turn-change">
      <summary>{t(messages.change)}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="message" value={id} />
        <label className="field">
          <span className="sr-only">{t(messages.changeMessage)}</span>
          <textarea className="input" name="body" defaultValue={words} maxLength={5000} rows={3} required />
        </label>
        <Button size="small" variant="second" name="intent" value="change">
          {t(messages.saveChange)}
        </Button>
      </Form>
    </details>
  )
}
