import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'

type Picture = { width: number; height: number }
type FileProps = {
  name: string
  /** "Pdf, 84 kB" */ about: string
  href: string
  /** Accessible label of the download. */ download: string
  picture?: Picture | null
}

/** A file in the thread: a picture is shown as itself, anything else by its name. */
export function FileCard({ name, about, href, download, picture }: FileProps) {
  if (picture)
    return (
      <a className="file-picture" href={href} download={name} title={`${download}: ${name}`}>
        <img src={href} width={picture.width} height={picture.height} alt={name} loading="lazy" decoding="async" />
      </a>
    )
  return (
    <a className="file-card" href={href} download={name}>
      <Icon name="file-pdf" size={32} className="text-link" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold truncate">{name}</span>
        <span className="block text-text-soft text-[.9375rem]">{about}</span>
      </span>
      <Icon name="download-simple" size={22} />
      <span className="sr-only">{download}</span>
    </a>
  )
}

/** A file that is being uploaded, with its progress or its fault. */
export function WaitingFile({ name, share, problem, children }: { name: string; share: number | null; problem?: string | null; children: ReactNode }) {
  return (
    <li className="waiting-file">
      <Icon name={problem ? 'warning-circle-fill' : 'file-text'} size={22} className={problem ? 'text-danger' : 'text-link'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {share !== null && <progress className="progress" max={100} value={share * 100} aria-label={name} />}
        {problem && (
          <span className="block text-danger" role="alert">
            {problem}
          </span>
        )}
      </span>
      {children}
    </li>
  )
}
