import { Badge } from '#design/badge/badge.tsx'
import type { Example } from '#design/examples.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { Composer } from './composer.tsx'
import { Appointment } from './appointment.tsx'
import { Day, Message } from './message.tsx'

export const examples: Example[] = [
  {
    name: 'thread',
    render: () => (
      <div className="thread">
        <Day>woensdag 18 november</Day>
        <Message
          own
          when="10.04 uur. Gelezen"
          action={
            <Menu label="Verwijder dit bericht" button={<Icon name="trash" size={18} />}>
              <button>Ja, verwijder voorgoed</button>
            </Menu>
          }
        >
          Hallo Marieke, ik ben Samira. Ik woon in Noordveen en ik heb op vrijdag tijd.
        </Message>
        <Message who="Marieke Bos" when="11.40 uur">
          {'Dag Samira, wat leuk!\nWil je een keer komen kijken?'}
        </Message>
        <Appointment
          label="Afspraak"
          leaf={{ weekday: 'vr', day: '27', month: 'nov' }}
          when="vrijdag 27 november, 14.00 uur"
          where="Lindelaan 12, Zutphen"
          status={
            <Badge tone="success" icon="check-circle-fill">
              Je komt
            </Badge>
          }
        />
        <Appointment
          own
          isOff
          label="Jij stelt voor"
          leaf={{ weekday: 'ma', day: '30', month: 'nov' }}
          when="maandag 30 november, 10.00 uur"
          where="Bibliotheek"
          status={<Badge>Niet meer geldig</Badge>}
        />
      </div>
    ),
  },
  { name: 'composer', render: () => <Composer words={{ label: 'Schrijf een bericht', send: 'Verstuur', busy: 'Bezig…' }} /> },
  { name: 'composer, busy', render: () => <Composer busy words={{ label: 'Schrijf een bericht', send: 'Verstuur', busy: 'Bezig…' }} /> },
]
