import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { RowActions } from '#features/lists/web/row-actions.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { deskWords as words } from '#features/workshops/desk/desk-words.ts'
import type { DeskPerson, ShownWorkshop } from '#features/workshops/desk/load-workshop.ts'
import { paperForm } from '#features/workshops/desk/registration-form.ts'
import { heldOf } from '#features/workshops/presentation/when.ts'

type Props = { workshop: ShownWorkshop; people: readonly DeskPerson[]; mayRegister: boolean; answer: FormAnswer | undefined }

/** Who has a place, who waits and who cancelled, for the center and the trainer. */
export function Desk({ workshop, people, mayRegister, answer }: Props) {
  const t = useT()
  const sessions = heldOf(workshop.sessions).length
  const of = (...statuses: DeskPerson['status'][]) => people.filter(({ status }) => statuses.includes(status))
  const off = of('cancelled')
  return (
    <section className="mt-12" id="deelnemers">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-[1.75rem]">{t(words.title)}</h2>
        <Button type="button" variant="second" size="small" className="print:hidden" onClick={() => window.print()}>
          {t(words.print)}
        </Button>
      </div>
      <People title={t(words.seated)} people={of('registered', 'attended', 'no_show')} sessions={sessions} />
      <People title={t(words.waiting)} people={of('waitlisted')} sessions={sessions} isNumbered />
      {off.length > 0 && (
        <details className="fold mt-6 print:hidden">
          <summary className="min-h-11 cursor-pointer font-semibold">
            {t(words.off)} ({off.length})
          </summary>
          <People people={off} sessions={sessions} />
        </details>
      )}
      {mayRegister && (
        <section className="sheet sheet-pad mt-8 max-w-xl print:hidden">
          <h3 className="text-xl">{t(words.paperTitle)}</h3>
          <p className="text-text-soft mt-1 mb-4">{t(words.paperText)}</p>
          <DeclaredForm form={paperForm} intent="paper" answer={answer} submit={t(words.paperSubmit)} asks={false}>
            <FormFields of={paperForm} />
          </DeclaredForm>
        </section>
      )}
    </section>
  )
}

function People({ title, people, sessions, isNumbered }: { title?: string; people: readonly DeskPerson[]; sessions: number; isNumbered?: boolean }) {
  const t = useT()
  return (
    <div className="mt-5">
      {title && (
        <h3 className="h-row text-lg">
          {title} ({people.reduce((sum, { seats }) => sum + seats, 0)})
        </h3>
      )}
      {people.length === 0 ? (
        <p className="text-text-soft mt-1">{t(words.nobody)}</p>
      ) : (
        <ol className="mt-2 border-t border-line">
          {people.map((person) => (
            <Person key={person.id} person={person} sessions={sessions} isNumbered={isNumbered === true} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Person({ person, sessions, isNumbered }: { person: DeskPerson; sessions: number; isNumbered: boolean }) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const {
    id,
    personName: name,
    organizationName,
    personPhone,
    note,
    seats,
    seatsReason,
    lateOk,
    isLate,
    promotedAt,
    source,
    presence,
    status,
    number,
    cancelReason,
  } = person
  const came = presence.filter(({ state }) => state !== 'absent').length
  const can = (verb: string) => person.meta.permissions.includes(verb)
  const run = async (verb: string) => {
    await act({
      method: 'PUT',
      path: `workshop_registrations/${id}/${verb}`,
      body: { data: { type: 'workshop_registrations', id, attributes: {} } },
      done: t(verb === 'promote' ? words.given : words.signedOff, { name }),
    })
  }
  return (
    <li className="border-b border-line py-3 flex flex-wrap gap-x-4 gap-y-2 items-start justify-between">
      <div className="min-w-0">
        <p className="font-semibold">
          {isNumbered && number !== null && `${number}. `}
          {name}
          {organizationName && <span className="font-normal text-text-soft">, {organizationName}</span>}
        </p>
        {personPhone && <TelLink phone={personPhone} />}
        {note && <p>{note}</p>}
        {cancelReason && <p className="text-text-soft">{cancelReason}</p>}
        <p className="flex flex-wrap gap-1.5 mt-1 empty:hidden">
          {seats > 1 && <Badge>{t(words.two, { why: seatsReason ?? '' })}</Badge>}
          {promotedAt && status !== 'cancelled' && <Badge tone="info">{t(words.promoted)}</Badge>}
          {source === 'paper' && <Badge>{t(words.paper)}</Badge>}
          {lateOk && status === 'waitlisted' && <Badge>{t(words.lateOk)}</Badge>}
          {isLate && <Badge tone="warn">{t(words.late)}</Badge>}
          {presence.length > 0 && <Badge tone={status === 'no_show' ? 'danger' : 'success'}>{t(words.times, { came, n: sessions })}</Badge>}
        </p>
      </div>
      <div className="print:hidden">
        <RowActions
          actions={[
            ...(can('promote') ? [{ key: 'promote', label: words.give, icon: 'check' as const }] : []),
            ...(can('cancel')
              ? [
                  {
                    key: 'cancel',
                    label: words.signOff,
                    icon: 'x' as const,
                    asks: signOffAsks(t(words.signOffText, { name })),
                  },
                ]
              : []),
          ]}
          isBusy={isBusy}
          run={(verb) => void run(verb)}
          isSmall
        />
      </div>
    </li>
  )
}

const signOffAsks = (says: string) => ({ fields: () => <p>{says}</p>, submit: words.signOffYes, tone: 'danger' as const, needs: {} })
