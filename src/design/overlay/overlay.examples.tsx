import { useState } from 'react'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Button } from '#design/button/button.tsx'
import type { Example } from '#design/examples.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Panel } from './panel.tsx'

function PanelExample({ position, overlay = true }: { position: 'left' | 'right'; overlay?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="button" variant="second" onClick={() => setOpen(true)}>
        Open {position}
        {overlay ? '' : ' zonder laag'}
      </Button>
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        title="Kies je taal"
        closeLabel="Sluiten"
        position={position}
        overlay={overlay}
        foot={
          <Button type="button" onClick={() => setOpen(false)}>
            Bewaren
          </Button>
        }
      >
        <a className="menu-row" href="#nl" aria-current="true">
          <Icon name="check-bold" />
          Nederlands
        </a>
        <a className="menu-row" href="#en" lang="en">
          English
        </a>
      </Panel>
    </>
  )
}

function DialogExample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button type="button" variant="danger-2" onClick={() => setOpen(true)}>
        Account verwijderen
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Account verwijderen?"
        actions={
          <>
            <Button type="button" variant="danger" onClick={close}>
              Ja, verwijder mijn account
            </Button>
            <Button type="button" variant="quiet" onClick={close}>
              Nee, ga terug
            </Button>
          </>
        }
      >
        <p>Je aanvragen en berichten gaan weg. Dit kun je niet terugdraaien.</p>
      </Dialog>
    </>
  )
}

export const examples: Example[] = [
  {
    name: 'panels',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <PanelExample position="left" />
        <PanelExample position="right" />
        <PanelExample position="right" overlay={false} />
      </div>
    ),
  },
  { name: 'dialog', render: () => <DialogExample /> },
  {
    name: 'account menu',
    render: () => (
      <Menu
        start
        button={
          <>
            <Avatar name="Samira Haddad" />
            <span>
              <span className="block font-semibold">Samira Haddad</span>
              <span className="text-text-soft">Vrijwilliger</span>
            </span>
          </>
        }
      >
        <a href="#profiel">
          <Icon name="user" />
          Bewerk profiel
        </a>
        <hr />
        <button type="button">
          <Icon name="sign-out" />
          Uitloggen
        </button>
      </Menu>
    ),
  },
]
