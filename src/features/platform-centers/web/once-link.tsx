import { useId } from 'react'
import { Button } from '#design/button/button.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { oneWords as words } from '#features/platform-centers/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** A link that works once, to pass on: readable, and copied by one press. */
export function OnceLink({ link }: { link: string }) {
  const t = useT()
  const id = useId()
  return (
    <div className="mt-4">
      <p>{t(words.linkToo)}</p>
      <label className="label mt-3 block" htmlFor={id}>
        {t(words.link)}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input id={id} className="input flex-1 min-w-48" readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button
          type="button"
          variant="second"
          icon="copy"
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => showToast(t(words.copied)))
          }}
        >
          {t(words.copy)}
        </Button>
      </div>
    </div>
  )
}
