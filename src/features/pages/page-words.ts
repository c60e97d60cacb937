import { defineMessages } from '#kernel/i18n/messages.ts'

/** What stands on pages beside the words of their editors. */
export const pageWords = defineMessages({
  goOn: { nl: 'Ga verder', en: 'Go on' },
  watch: { nl: 'Bekijk de video', en: 'Watch the video' },
  watchAt: { nl: ({ host }: { host: string }) => `Bekijk op ${host}`, en: ({ host }: { host: string }) => `Watch at ${host}` },
  openVacancies: {
    nl: ({ n }: { n: number }) => (n === 1 ? '1 vacature' : `${n} vacatures`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 vacancy' : `${n} vacancies`),
  },
  noOrganizations: { nl: 'Hier komen organisaties te staan.', en: 'Organizations will be shown here.' },
  draftShown: { nl: 'Voorbeeld. Zo ziet de pagina eruit als je haar publiceert.', en: 'Preview. This is how the page looks once you publish it.' },
})
