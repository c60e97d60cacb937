import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import { signedUpAs } from '#features/organizations/sign-up/web/sign-up-cookies.ts'
import { visitContext } from '#shell/context.ts'

const untold = { 'cache-control': 'no-store' }
export const headers = () => untold

export function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, center },
    pages,
  } = context.get(visitContext)
  const { name = null, email = null } = signedUpAs(request) ?? {}
  return data({ name, email, isOwn: person !== null, center: center.name, phone: center.phone, hasSearch: pages.has('vacancies/search') }, { headers: untold })
}

/** What happens next, and when an answer comes. */
export default function OrganizationSignedUp() {
  const t = useT()
  const { name, email, isOwn, center, phone, hasSearch } = useLoaderData<typeof loader>()
  return (
    <div className="wrap py-8 md:py-14 grid md:grid-cols-[1fr_auto] gap-8 md:gap-16 items-start">
      <div className="max-w-[44rem]">
        <h1 className="text-4xl md:text-5xl">{t(words.doneTitle)}</h1>
        {name && <p className="text-xl mt-3 text-text-soft break-words">{t(words.doneOf, { name })}</p>}
        <h2 className="text-2xl mt-10">{t(words.whatNow)}</h2>
        <ol className="list-decimal pl-6 mt-3 space-y-2 text-lg">
          <li className="break-words">{isOwn && !email ? t(words.doneOwn) : email ? t(words.doneMail, { email }) : t(words.doneMailPlain)}</li>
          <li>{t(words.doneCheck, { center })}</li>
          <li>{t(words.doneAnswer)}</li>
          <li>{t(words.doneThen)}</li>
        </ol>
        <div className="border-t border-line mt-10 pt-6">
          <h2 className="font-sans font-semibold text-lg tracking-normal">{t(words.noMail)}</h2>
          <p className="mt-1">
            {t(words.noMailText)} {phone && <TelLink phone={phone} />}
          </p>
          {hasSearch && (
            <p className="mt-6">
              <LinkButton variant="second" href="/vacancies/search">
                {t(words.toSearch)}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
      <Tile name="brief" tone="solid" round="large" className="!w-28 md:!w-56 max-md:order-first" />
    </div>
  )
}
