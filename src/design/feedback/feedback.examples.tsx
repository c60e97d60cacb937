import { Button } from '#design/button/button.tsx'
import type { Example } from '#design/examples.ts'
import { Alert } from './alert.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Progress } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'
import { ToastCard } from './toast-region.tsx'
import { showToast } from './toasts.ts'

const nothing = () => {}

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
        <ToastCard toast={{ message: 'Je bericht is verstuurd.', action: { label: 'Bekijk', onPress: nothing } }} closeLabel="Sluiten" onClose={nothing} />
        <ToastCard toast={{ message: 'Dit is niet gelukt. Probeer het opnieuw.', tone: 'danger' }} closeLabel="Sluiten" onClose={nothing} />
        <ToastCard toast={{ message: 'Er is een nieuwe versie.', tone: 'info' }} closeLabel="Sluiten" onClose={nothing} />
      </div>
    ),
  },
  {
    name: 'toast, live',
    render: () => (
      <Button type="button" variant="second" onClick={() => showToast('Bewaard.')}>
        Toon een melding
      </Button>
    ),
  },
  { name: 'loading bar', render: () => <LoadingBar active={false} /> },
  { name: 'progress', render: () => <Progress value={64} label="vog-samira.pdf" /> },
]
