import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { deviceOf } from '#features/auth/sessions/web/device.ts'
import { momentInWords } from '#features/auth/forms/web/moments.ts'
import type { OwnAccount, OwnSession } from '#features/auth/own-account/web/own-account.ts'
import { visitContext } from '#shell/context.ts'

/** Data of one's own session; never a token (decisions 9). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const {
    shell: { person },
  } = context.get(visitContext)
  const [{ meta }, sessions] = await Promise.all([api.request('GET', 'current_user/account'), api.readList<OwnSession>('sessions')])
  const { session } = meta as OwnAccount
  const current = sessions.items.find((one) => one.current)
  return { name: person?.name ?? '', session, lastUsedAt: current?.lastUsedAt ?? session.signedInAt, device: deviceOf(current?.userAgent ?? null) }
}

export default function OwnSessionFacts() {
  const t = useT()
  const locale = useLocale()
  const { name, session, lastUsedAt, device } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-[40rem]">
      <h1>{t(screens.session)}</h1>
      <p className="text-lg mt-2 mb-6">{t(screens.sessionText)}</p>
      <DefinitionList
        items={[
          { term: t(screens.signedInAs), value: name },
          { term: t(screens.kind), value: session.impersonator ? t(screens.kindImpersonation, { name: session.impersonator }) : t(screens.kindNormal) },
          { term: t(screens.device), value: device },
          { term: t(screens.signedInAt), value: momentInWords(session.signedInAt, locale) },
          { term: t(screens.lastUsedAt), value: momentInWords(lastUsedAt, locale) },
          { term: t(screens.endsAt), value: momentInWords(session.expiresAt, locale) },
        ]}
      />
      {!session.impersonator && <p className="mt-4 text-text-soft">{t(screens.extends)}</p>}
      <p className="mt-4">
        <Link className="inline-block py-1.5" href="/profile-edit/settings#sessions">
          {t(screens.allSessions)}
        </Link>
      </p>
    </div>
  )
}
