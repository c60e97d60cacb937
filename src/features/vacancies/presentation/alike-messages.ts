import { defineMessages } from '#kernel/i18n/messages.ts'

export const alikeWords = defineMessages({
  also: { nl: ({ what }: { what: string }) => `ook ${what}`, en: ({ what }: { what: string }) => `also ${what}` },
  alsoFor: { nl: ({ whom }: { whom: string }) => `ook voor ${whom}`, en: ({ whom }: { whom: string }) => `also for ${whom}` },
  sameOrganization: { nl: 'bij dezelfde organisatie', en: 'with the same organization' },
  away: { nl: ({ km }: { km: string }) => `${km} verderop`, en: ({ km }: { km: string }) => `${km} away` },
})
