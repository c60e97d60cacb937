import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { QrCode } from '#design/qr/qr-code.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { DeskAnswer } from '#features/one-on-one/desk/desk-action.ts'
import { deskWords as words } from '#features/one-on-one/desk/desk-words.ts'
import type { DeskRequest } from '#features/one-on-one/desk/fetch-desk.ts'

type Props = { request: DeskRequest; answer: DeskAnswer | undefined; site: string; center: { name: string; phone: string | null } }

/** A letter for somebody without e-mail: what was agreed, and a code by which they read how it stands. It holds no word of the request. */
export function PaperLetter({ request, answer, site, center }: Props) {
  const t = useT()
  const { id, firstName, exactAddress } = request
  const link = answer?.intent === 'letter' ? answer.link : undefined
  return (
    <section className="grid gap-3">
      <PostForm intent="letter">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="second" icon="file-text">
          {t(words.letter)}
        </Button>
      </PostForm>
      <p className="text-text-soft">{t(words.letterNote)}</p>
      {link && (
        <>
          <article className="sheet sheet-pad help-letter grid gap-4" lang="nl">
            <p>
              {firstName}
              {exactAddress && <span className="block">{exactAddress}</span>}
            </p>
            <p>{words.letterHello.nl({ name: firstName ?? '' })}</p>
            <p>{words.letterText.nl}</p>
            <p>
              {words.letterCode.nl}
              <strong className="block text-xl">
                {site}
                {link}
              </strong>
            </p>
            {answer?.qr && <QrCode shape={answer.qr} label={words.letterCode.nl} />}
            <p>
              {center.name}
              {center.phone && <span className="block">{center.phone}</span>}
            </p>
          </article>
          <p className="print:hidden">
            <Button type="button" icon="printer" onClick={() => window.print()}>
              {t(words.printLetter)}
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
