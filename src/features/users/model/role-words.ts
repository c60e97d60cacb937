import type { RoleName } from '#kernel/access/actor.ts'

/** What people with a role do, for whoever grants it. */
export const roleNotes: Readonly<Record<RoleName, { nl: string; en: string }>> = {
  volunteer: { nl: 'Zoekt vrijwilligerswerk en reageert op vacatures.', en: 'Looks for volunteer work and applies.' },
  member: { nl: 'Leest en beantwoordt aanvragen voor de organisatie.', en: 'Reads and answers applications for the organization.' },
  admin: {
    nl: 'Doet alles voor de organisatie: gegevens, vacatures, aanvragen en collega’s.',
    en: 'Does everything for the organization: details, vacancies, applications and colleagues.',
  },
  editor: { nl: 'Ziet alle organisaties en vacatures, en werkt aan de website.', en: 'Sees all organizations and vacancies, and works on the website.' },
  coordinator: {
    nl: 'Keurt organisaties en vacatures goed, en helpt als iemand te lang wacht.',
    en: 'Approves organizations and vacancies, and helps when somebody waits too long.',
  },
  center_admin: { nl: 'Doet wat een coördinator doet, en beheert het team.', en: 'Does what a coordinator does, and looks after the team.' },
  super_admin: { nl: 'Beheert alle vrijwilligerscentrales.', en: 'Looks after all volunteer centers.' },
}
