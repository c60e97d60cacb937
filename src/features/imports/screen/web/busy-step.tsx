import { usePolling } from '#design/feedback/use-polling.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Progress } from '#design/feedback/progress.tsx'
import type { ShownList } from './load-import.ts'
import { words } from './screen-words.ts'

/** A job works at it: how far it is, until it is done. */
export function BusyStep({ list }: { list: ShownList }) {
  const t = useT()
  usePolling(1)
  const title = t(words[list.status as 'reading' | 'applying' | 'undoing'])
  return (
    <section className="mt-8 sheet sheet-pad max-w-160" aria-live="polite" aria-labelledby="busy">
      <h2 id="busy" className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">
        <Progress value={list.progress} label={title} />
      </div>
      <p className="mt-4 text-text-soft">{t(words.leaveText)}</p>
    </section>
  )
}
