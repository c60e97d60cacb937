import type { Example } from '#design/examples.ts'
import { Alert } from './alert.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Progress } from './progress.tsx'
import { ToastCard } from './toast-region.tsx'

export const examples: Example[] = [
  {
    name: 'alerts',
    render: () => (
      <div className="grid gap-4">
        <Alert title="Goed om te weten">
          Je zit nog nergens aan vast. <a href="#meer">Lees meer</a>
        </Alert>
        <Alert tone="success">Bewaard.</Alert>
        <Alert tone="warn">Je VOG verloopt over 3 weken.</Alert>
        <Alert tone="danger" title="Dit is niet gelukt">
          Probeer het opnieuw.
        </Alert>
      </div>
    ),
  },
  { name: 'skeleton', render: () => <Skeleton words="Laden…" rows={2} /> },
  {
    name: 'toast',
    render: () => (
      <div className="grid gap-3">
        <ToastCard toast={{ text: 'Je bericht is verstuurd.', tone: 'success' }} closeLabel="Sluiten" />
        <ToastCard toast={{ text: 'Dit is niet gelukt. Probeer het opnieuw.', tone: 'danger' }} closeLabel="Sluiten" />
        <ToastCard toast={{ text: 'Er is een nieuwe versie.', tone: 'info' }} closeLabel="Sluiten" />
      </div>
    ),
  },
  { name: 'loading bar', render: () => <LoadingBar /> },
  { name: 'progress', render: () => <Progress value={64} label="vog-samira.pdf" /> },
]

/** Placeholders for rows that are loading, shown after 200 ms. `words` is for screen readers: "Laden…" */
function Skeleton({ words, rows = 3 }: { words: string; rows?: number }) {
  return (
    <div className="skel-wait" role="status">
      <span className="sr-only">{words}</span>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex gap-5 py-5 border-t border-line" aria-hidden="true">
          <span className="skel w-24 h-24 rounded-md" />
          <span className="flex-1 space-y-3 pt-1">
            <span className="skel h-6 w-3/5" />
            <span className="skel h-5 w-2/5" />
            <span className="skel h-5 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  )
}
