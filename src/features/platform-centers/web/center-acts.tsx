import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Dialog } from '#design/overlay/dialog.tsx'
import { hostForm, suspendForm } from '#features/platform-centers/center-forms.ts'
import { addWords, oneWords as words } from '#features/platform-centers/messages.ts'
import type { PlatformCenter, WaitingAdmin } from '#features/platform-centers/platform-center.ts'
import type { PlatformSite } from '#features/tenancy/site.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { OnceLink } from './once-link.tsx'

/** The default center of a site is at the hosts of the site, unless it has its own; others have their own. */
export function hostScope({ centers, hosts }: PlatformSite, id: string): string | null {
  const isDefault = centers.some((center) => center.id === id && center.isDefault)
  return isDefault && !hosts.some(({ centerId }) => centerId === id) ? null : id
}

/** The addresses of a center, with what can be done to each, and a field for another one. */
export function Hosts({ center: { id, site, origin }, answer }: { center: PlatformCenter; answer: FormAnswer | undefined }) {
  const t = useT()
  const main = new URL(origin).hostname
  const scope = hostScope(site, id)
  const others = site.hosts.flatMap(({ host, centerId }) => (centerId === scope && host !== main ? [host] : []))
  return (
    <>
      <p className="mb-3 text-text-soft">{t(words.hostsText)}</p>
      <ul className="border-t border-line">
        <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
          <span className="flex-1 break-all font-semibold">{main}</span>
          <Badge tone="accent">{t(words.main)}</Badge>
        </li>
        {others.map((host) => (
          <li key={host} className="flex flex-wrap items-center gap-2 border-b border-line py-3">
            <span className="flex-1 min-w-48 break-all">{host}</span>
            <PostForm className="flex flex-wrap gap-2">
              <Button name="intent" value={`main ${host}`} variant="quiet" aria-label={t(words.makeMainNamed, { host })}>
                {t(words.makeMain)}
              </Button>
              <Button name="intent" value={`remove ${host}`} variant="quiet" icon="trash" aria-label={t(words.removeHostNamed, { host })}>
                {t(words.removeHost)}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
      <div className="mt-6 max-w-[32rem]">
        <DeclaredForm key={others.length} form={hostForm} answer={answer} intent="host" submit={t(words.addHost)}>
          <FormFields of={hostForm} />
        </DeclaredForm>
      </div>
    </>
  )
}

/** Who was invited and has not come yet; the invitation can be sent again, and its link passed on. */
export function FirstAdmin({ waiting, invited }: { waiting: WaitingAdmin | null; invited: { email: string; link: string } | undefined }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {waiting && <p>{t(words.waitingText, { ...waiting, day: longDay(locale, waiting.invitedAt) })}</p>}
      {invited ? (
        <div className="mt-4">
          <Alert tone="success" live title={t(words.invitedAgain, { email: invited.email })} />
          <OnceLink link={invited.link} />
        </div>
      ) : (
        <PostForm className="mt-4">
          <Button name="intent" value="invite" variant="second" icon="envelope-simple">
            {t(words.inviteAgain)}
          </Button>
        </PostForm>
      )}
    </>
  )
}

/** Closes the center for now: the dialog says what visitors will see and asks why. */
export function Suspend({ name, answer }: { name: string; answer: FormAnswer | undefined }) {
  const t = useT()
  const [open, setOpen] = useState(answer !== undefined)
  return (
    <>
      <p>{t(words.suspendText)}</p>
      <div className="mt-4">
        <Button type="button" variant="second" icon="pause-circle" onClick={() => setOpen(true)}>
          {t(words.suspend)}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${t(words.suspend)}: ${name}`}>
        <p className="mb-6">{t(words.suspendText)}</p>
        <DeclaredForm
          form={suspendForm}
          answer={answer}
          intent="suspend"
          submit={t(words.suspendNow)}
          beside={
            <Button type="button" variant="quiet" onClick={() => setOpen(false)}>
              {t(addWords.cancel)}
            </Button>
          }
        >
          <FormFields of={suspendForm} />
        </DeclaredForm>
      </Dialog>
    </>
  )
}

/** Says at the top that the center is closed, and opens it again: that is how closing is taken back. */
export function ClosedNote({ center: { site, id, closed } }: { center: PlatformCenter }) {
  const t = useT()
  const locale = useLocale()
  const since = closed === 'site' ? site.suspendedAt : site.centers.find((center) => center.id === id)?.suspendedAt
  return (
    <div className="mt-6 max-w-[60rem]">
      <Alert tone="warn" title={t(words.isClosed)}>
        {since && <p>{t(words.isClosedSince, { day: longDay(locale, since) })}</p>}
        {closed === 'site' && <p>{t(words.wholeSite)}</p>}
        <PostForm className="mt-4">
          <Button name="intent" value="reopen">
            {t(words.reopen)}
          </Button>
        </PostForm>
      </Alert>
    </div>
  )
}
