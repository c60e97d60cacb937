import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words on pages other than those of their editors. */
export const pageWords = defineMessages({
  goOn: { nl: 'Ga verder', en: 'Continue' },
  watch: { nl: 'Bekijk de video', en: 'Watch the video' },
  watchAt: { nl: ({ host }: { host: string }) => `Bekijk op ${host}`, en: ({ host }: { host: string }) => `Watch at ${host}` },
  allowVideos: { nl: 'Speel video’s op deze site af', en: 'Play videos on this site' },
  openVacancies: {
    nl: ({ n }: { n: number }) => (n === 1 ? '1 vacature' : `${n} vacatures`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 vacancy' : `${n} vacancies`),
  },
  noOrganizations: { nl: 'Hier komen organisaties te staan.', en: 'Organizations will be shown here.' },
  draftOver: { nl: 'Deze link is verlopen', en: 'This link has expired' },
  draftOverText: {
    nl: 'Met deze link kon je een pagina bekijken voordat hij online stond. Vraag een nieuwe link aan wie hem stuurde.',
    en: 'With this link you could see a page before it was online. Ask whoever sent it for a new one.',
  },
  toHome: { nl: 'Naar de startpagina', en: 'To the home page' },
  draftShown: { nl: 'Voorbeeld. Zo ziet de pagina eruit als je hem publiceert.', en: 'Preview. This is how the page looks once you publish it.' },
})
