import { useT } from '#kernel/i18n/web/provider.tsx'
import { telHref } from '#design/link/tel-href.ts'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { useShell } from '#shell/context.ts'
import { messages } from '#shell/messages.ts'

/** Whom one asks, in the same place on every page: in the center's own words, with a face where there is one. */
export function ContactCard() {
  const t = useT()
  const { person, phone, email, openingHours, closing } = useShell().center
  return (
    <div>
      <p className="font-display text-2xl leading-tight">{closing.title ?? t(messages.questions)}</p>
      <p className="mt-3 max-w-[34ch] whitespace-pre-line">{closing.text ?? t(messages.callOrMail)}</p>
      {person && (
        <div className="mt-5 flex items-center gap-4">
          {person.photo && <UploadedPicture picture={person.photo} sizes="4.5rem" className="size-18 rounded-full object-cover shrink-0" />}
          <p className="leading-snug min-w-0">
            <span className="font-semibold text-lg">{person.name}</span>
            {person.role && <span className="block">{person.role}</span>}
          </p>
        </div>
      )}
      {phone && (
        <p className="mt-4 font-semibold text-xl">
          <a className="flink" href={telHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p className="mt-1">
          <a className="flink" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {openingHours && <p className="mt-1">{openingHours}</p>}
    </div>
  )
}
