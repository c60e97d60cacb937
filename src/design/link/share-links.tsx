import { LinkButton } from '#design/button/button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { shareWords as words } from './share-words.ts'

/** Links for sharing a page, without third-party scripts. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useT()
  return (
    <>
      <LinkButton href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`} variant="second" size="small" icon="chat-circle" rel="noopener">
        {t(words.whatsapp)}
      </LinkButton>
      <LinkButton href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} variant="second" size="small" icon="envelope-simple">
        {t(words.mail)}
      </LinkButton>
    </>
  )
}
