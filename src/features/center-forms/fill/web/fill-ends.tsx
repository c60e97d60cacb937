import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import type { PublicForm } from '#features/center-forms/model/center-form.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'

type Props = { form: PublicForm }

/** It was sent: the center's own words, and the way on. */
export function FillDone({ form: { design, state } }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <Sheet title={t(words.thanks)} text={inWords(design.thanks, locale) || t(words.thanksText)}>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/">{t(words.toHome)}</LinkButton>
        {state !== 'closed' && (
          <PostForm>
            <Button variant="second" name="go" value="anew">
              {t(words.onceMore)}
            </Button>
          </PostForm>
        )}
      </div>
    </Sheet>
  )
}

/** Too late: said kindly, with whom to call. */
export function FillOver({ form: { design }, center }: Props & { center: { name: string; phone: string | null } }) {
  const t = useT()
  const locale = useLocale()
  const call = center.phone ? t(words.overCall, { name: center.name, phone: center.phone }) : t(words.overAsk, center)
  return (
    <Sheet title={t(words.over)} text={`${t(words.overText, { title: inWords(design.title, locale) })} ${call}`}>
      <p className="mt-8">
        <LinkButton href="/">{t(words.toHome)}</LinkButton>
      </p>
    </Sheet>
  )
}
