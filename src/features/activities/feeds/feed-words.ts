import { defineMessages } from '#kernel/i18n/messages.ts'

export const feedWords = defineMessages({
  all: { nl: (f: { town: string }) => `Activiteiten in ${f.town}`, en: (f: { town: string }) => `Activities in ${f.town}` },
  own: { nl: (f: { center: string }) => `Mijn agenda bij ${f.center}`, en: (f: { center: string }) => `My calendar at ${f.center}` },
  /** Before a title, since many programs do not show the status. */
  cancelled: { nl: 'AFGELAST: ', en: 'CANCELLED: ' },
  online: { nl: 'Online', en: 'Online' },
})
