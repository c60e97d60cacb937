import type { Example } from '#design/examples.ts'
import { Alert } from './alert.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Progress } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'
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
