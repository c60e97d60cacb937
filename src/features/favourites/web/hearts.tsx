import { useT } from '#kernel/i18n/web/provider.tsx'
import { favouriteWords as words } from '#features/favourites/messages.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

/** The form of all hearts of a page; `path` is the current page. `isOwn`: the person is signed in, so the server knows the favourites. */
export function Hearts({ path, isOwn }: { path: string; isOwn: boolean }) {
  const t = useT()
  return (
    <favourite-hearts data-failed={t(words.failed)} {...(isOwn && { own: '' })}>
      <PlainForm id="hearts" method="post" action="/choices/favourite">
        <input type="hidden" name="redirect" value={path} />
      </PlainForm>
    </favourite-hearts>
  )
}
