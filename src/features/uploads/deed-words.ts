import { defineDeeds } from '#kernel/audit/deed.ts'

export const deedWords = defineDeeds({
  'upload.removed': { nl: (f) => `${f.who} verwijderde de foto`, en: (f) => `${f.who} removed the picture` },
})
