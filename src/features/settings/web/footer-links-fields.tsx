import { useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { footerWords as words } from '#features/settings/footer-messages.ts'
import { asText, drawnLinks, linkInputs, type TypedLink } from '#features/settings/footer-links-form.ts'
import { type FooterLink, mostFooterLinks } from '#features/settings/footer-links.ts'

type Props = { drawn: readonly FooterLink[]; typed: readonly TypedLink[] | undefined; error: string | undefined }

const empty: TypedLink = { nl: '', en: '', href: '' }

/** Rows of links, with one to spare: without script too. */
export function FooterLinksFields({ drawn, typed, error }: Props) {
  const t = useT()
  const [rows, setRows] = useState(() =>
    [...(typed ?? drawn.map((link) => ({ ...link, en: link.en ?? '' }))), ...(typed ? [] : [empty])].map((link, key) => ({ ...link, key })),
  )
  const add = () => setRows((all) => [...all, { ...empty, key: Math.max(0, ...all.map(({ key }) => key)) + 1 }])
  return (
    <fieldset id="footerLinks" tabIndex={-1} className="mt-8">
      <legend className="text-xl font-semibold">{t(words.links)}</legend>
      <p className="text-text-soft mt-1 mb-4">{t(words.linksText)}</p>
      {error && <FieldError>{error}</FieldError>}
      <input hidden readOnly name={drawnLinks} value={asText(drawn)} data-kept="" />
      {rows.map(({ key, nl, en, href }, at) => (
        <div key={key} role="group" aria-label={t(words.nth, { n: at + 1 })} className="footer-link">
          <TextField id={`link-nl-${key}`} name={linkInputs.nl} label={t(words.linkNl)} defaultValue={nl} maxLength={60} />
          <TextField id={`link-en-${key}`} name={linkInputs.en} label={t(words.linkEn)} defaultValue={en} maxLength={60} />
          <TextField
            id={`link-href-${key}`}
            name={linkInputs.href}
            label={t(words.linkHref)}
            defaultValue={href}
            maxLength={500}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton icon="trash" label={t(words.remove, { n: at + 1 })} onClick={() => setRows((all) => all.filter((row) => row.key !== key))} />
        </div>
      ))}
      {rows.length < mostFooterLinks && (
        <Button type="button" variant="second" className="mt-3" onClick={add}>
          {t(words.add)}
        </Button>
      )}
    </fieldset>
  )
}
