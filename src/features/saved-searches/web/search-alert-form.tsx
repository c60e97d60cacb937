import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { savedSearchWords as words } from '#features/saved-searches/messages.ts'
import { guideWords } from '#features/vacancies/guide/messages.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'

/** Below the results: one press for a signed-in person, an address field for a visitor. */
export function SearchAlertForm({ search, signedIn }: { search: VacancySearch; signedIn: boolean }) {
  const t = useT()
  return (
    <section className="bg-tint rounded-lg mt-8 p-5 md:p-6 flex flex-wrap items-center justify-between gap-4" aria-labelledby="tell-me">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="tell-me" className="text-xl">
          {t(words.tellMe)}
        </h2>
        <p className="mt-1">{t(words.tellMeText)}</p>
        <p className="mt-2">
          <Link href={searchAddress({ view: 'guide' })}>{t(guideWords.invite)}</Link>
        </p>
      </div>
      {signedIn ? (
        <PostForm intent="save" action={searchAddress(search)}>
          <Button variant="second" icon="bell">
            {t(words.mailMe)}
          </Button>
        </PostForm>
      ) : (
        <LinkButton variant="second" icon="bell" href={searchAddress(search, { view: 'alert' })}>
          {t(words.mailMe)}
        </LinkButton>
      )}
    </section>
  )
}
