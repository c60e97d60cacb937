import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { newsWords as words } from '#features/news/model/messages.ts'

/** Ways to tell somebody else, without anybody's script. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useT()
  const told = encodeURIComponent(`${title} ${url}`)
  return (
    <>
      <p className="font-semibold lg:mt-2">{t(words.share)}</p>
      <div className="flex flex-wrap lg:flex-col lg:items-end gap-2 mt-2">
        <LinkButton href={`https://wa.me/?text=${told}`} variant="second" size="small" icon="chat-circle" rel="noopener">
          {t(words.whatsapp)}
        </LinkButton>
        <LinkButton href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} variant="second" size="small" icon="envelope-simple">
          {t(words.mail)}
        </LinkButton>
        <print-page hidden>
          <Button type="button" variant="second" size="small">
            <Icon name="printer" />
            {t(words.print)}
          </Button>
        </print-page>
      </div>
    </>
  )
}
