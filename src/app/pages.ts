import type { Flag } from '#features/tenancy/tenant.ts'

export type Layout = 'default' | 'empty' | 'public' | 'wide' | 'sidebar' | 'collapse' | 'topnav'

export type Page = {
  path: string
  file: string
  layout: Layout
  /** Needs no sign-in. */
  public?: true
  /** Title of the page; without it the page gives its own in `handle.title`. */
  title?: { nl: string; en: string }
  /** When this flag of the tenant is off, the page does not exist. */
  flag?: Flag
  /**
   * The right that it needs, as `resource.verb` of `abilities.ts`: one of the person's own roles must have it, with whatever
   * scope (decisions 31). Without this every signed-in person may open the page. The API checks every row again.
   */
  needs?: `${string}.${string}`
  /** Needs a selected organization: without one 'Geen organisatie gevonden' (domain §4 says why not everywhere). */
  organization?: true
  /** The page itself decides who may see it. */
  ownGuard?: true
  /**
   * One of its forms has a file field (`multipart/form-data`), for everybody or for people with this right; other pages accept
   * no more than a long form.
   */
  takesFile?: true | `${string}.${string}`
  background?: 'white'
  /** The meta description of a public page without `PageMeta` of its own; null excludes it from search engines. */
  seen?: { nl: string; en: string } | null
  /** Reading it changes something: new items count as read, an audit event is written, a token is shown. It is never prefetched. */
  leavesTrace?: true
  /**
   * Cached whole for visitors; each value of these parameters has a cache entry of its own, all others are ignored. `search`:
   * the parameters that the search declares (`searches` of respond.ts).
   */
  keep?: readonly string[] | 'search'
  /** A view of a cached page that is personal, named in the address: never cached. */
  own?: { parameter: string; /** Without these, any value makes it personal. */ values?: readonly string[] }
  /** It shows our own pages in frames (decisions 43). */
  frames?: true
  /** It plays videos in the frames of their makers, for who consented to third parties. */
  videos?: true
  /** Not in the table of specification §2: the decision that adds it. */
  decision?: number
  /** Does not exist in production. */
  developer?: true
}

/**
 * The table of specification §2, in its order, and what decisions add. A page is active as soon as its module exists;
 * `pages.test.ts` lists those without.
 */
export const pages: readonly Page[] = [
  { path: ':slug?', file: 'pages/home.tsx', layout: 'wide', public: true, background: 'white', keep: [], own: { parameter: 'concept' }, videos: true },
  { path: 'nieuws/:slug?', file: 'pages/nieuws.tsx', layout: 'public', public: true, title: { nl: 'Nieuws', en: 'News' }, keep: ['page', 'theme'] },
  { path: 'activiteitenkalender', file: 'pages/activiteitenkalender/index.tsx', layout: 'public', public: true, flag: 'activities', title: { nl: 'Activiteiten', en: 'Activities' }, keep: 'search' },
  { path: 'activiteitenkalender/:id', file: 'pages/activiteitenkalender/show.tsx', layout: 'public', decision: 50, public: true, flag: 'activities', keep: ['d'] },
  { path: 'activiteitenkalender/overzicht', file: 'pages/activiteitenkalender/overzicht.tsx', layout: 'topnav', flag: 'activities', title: { nl: 'Overzicht van activiteiten', en: 'Overview of activities' } },
  { path: 'activiteitenkalender/add', file: 'pages/activiteitenkalender/add.tsx', layout: 'topnav', decision: 50, flag: 'activities', needs: 'activities.create', title: { nl: 'Activiteit toevoegen', en: 'Add activity' } },
  { path: 'activiteitenkalender/:id/edit', file: 'pages/activiteitenkalender/edit.tsx', layout: 'topnav', decision: 50, flag: 'activities', needs: 'activities.update', title: { nl: 'Activiteit bewerken', en: 'Edit activity' } },
  { path: 'analytics', file: 'pages/analytics/index.tsx', layout: 'sidebar', needs: 'analytics.read', title: { nl: 'Volunteerly Analytics', en: 'Volunteerly Analytics' } },
  { path: 'analytics/index-2', file: 'pages/analytics/index-2.tsx', layout: 'sidebar', needs: 'analytics.read', title: { nl: 'Volunteerly Analytics', en: 'Volunteerly Analytics' } },
  { path: 'applications', file: 'pages/applications/index.tsx', layout: 'default', title: { nl: 'Aanvragen', en: 'Applications' } },
  { path: 'applications/:id', file: 'pages/applications/show.tsx', layout: 'default', title: { nl: 'Aanvraag', en: 'Application' }, leavesTrace: true, takesFile: true },
  { path: 'auth/login-1', file: 'pages/auth/login-1.tsx', layout: 'public', public: true, title: { nl: 'Inloggen', en: 'Sign in' }, seen: { nl: 'Log in om je aanvragen te volgen, berichten te lezen en je gegevens te veranderen.', en: 'Sign in to follow your applications, read messages and change your details.' } },
  { path: 'auth/recover', file: 'pages/auth/recover.tsx', layout: 'public', public: true, title: { nl: 'Wachtwoord vergeten', en: 'Forgotten password' }, seen: null },
  { path: 'auth/reset', file: 'pages/auth/reset.tsx', layout: 'public', public: true, title: { nl: 'Nieuw wachtwoord kiezen', en: 'Choose a new password' }, leavesTrace: true, seen: null },
  { path: 'auth/token', file: 'pages/auth/token.tsx', layout: 'default', title: { nl: 'Jouw sessie', en: 'Your session' }, leavesTrace: true },
  { path: 'confirm', file: 'pages/confirm.tsx', layout: 'public', public: true, title: { nl: 'E-mailadres bevestigen', en: 'Confirm email address' }, leavesTrace: true, seen: null },
  { path: 'contactformulier', file: 'pages/contactformulier.tsx', layout: 'public', title: { nl: 'Contact', en: 'Contact' } },
  { path: 'forms/:token?', file: 'pages/forms.tsx', layout: 'public', public: true, title: { nl: 'Formulier', en: 'Form' }, leavesTrace: true, seen: null },
  { path: 'content', file: 'pages/content/index.tsx', layout: 'collapse', needs: 'content_items.read', title: { nl: 'Content', en: 'Content' } },
  { path: 'content/file-upload', file: 'pages/content/file-upload.tsx', layout: 'collapse', needs: 'files.read', title: { nl: 'Bestanden', en: 'Files' }, takesFile: 'files.create' },
  { path: 'content/menu-items', file: 'pages/content/menu-items.tsx', layout: 'collapse', needs: 'menu_items.read', title: { nl: 'Menu', en: 'Menu' } },
  { path: 'content/stock-images', file: 'pages/content/stock-images.tsx', layout: 'collapse', needs: 'stock_images.read', title: { nl: 'Beeldbank', en: 'Stock images' } },
  { path: 'conversations', file: 'pages/conversations.tsx', layout: 'collapse', title: { nl: 'Conversaties', en: 'Conversations' }, leavesTrace: true, takesFile: true },
  { path: 'conversations/replies', file: 'pages/conversations/replies.tsx', layout: 'topnav', decision: 49, needs: 'reply_templates.create', title: { nl: 'Standaardteksten', en: 'Ready texts' } },
  { path: 'dashboard', file: 'pages/dashboard.tsx', layout: 'default', title: { nl: 'Dashboard', en: 'Dashboard' } },
  { path: 'een-op-een-hulp', file: 'pages/een-op-een-hulp/index.tsx', layout: 'public', public: true, flag: 'peerToPeer', title: { nl: 'Een-op-een hulp', en: 'One-to-one help' }, keep: 'search' },
  { path: 'een-op-een-hulp/add', file: 'pages/een-op-een-hulp/add.tsx', layout: 'public', decision: 50, flag: 'peerToPeer', title: { nl: 'Hulp vragen of aanbieden', en: 'Ask for help or offer it' } },
  { path: 'een-op-een-hulp/overzicht', file: 'pages/een-op-een-hulp/overzicht.tsx', layout: 'topnav', decision: 50, flag: 'peerToPeer', needs: 'help_requests.screen', title: { nl: 'Een-op-een hulp', en: 'One-to-one help' }, leavesTrace: true },
  { path: 'een-op-een-hulp/matches/:id', file: 'pages/een-op-een-hulp/match.tsx', layout: 'default', decision: 50, flag: 'peerToPeer', title: { nl: 'Een-op-een hulp', en: 'One-to-one help' }, leavesTrace: true },
  { path: 'een-op-een-hulp/:id', file: 'pages/een-op-een-hulp/show.tsx', layout: 'public', decision: 50, public: true, flag: 'peerToPeer', keep: [] },
  { path: 'gelderse-handen', file: 'pages/gelderse-handen.tsx', layout: 'empty', public: true, title: { nl: 'Gelderse Handen', en: 'Gelderse Handen' }, keep: ['place'] },
  { path: 'notificaties', file: 'pages/notificaties.tsx', layout: 'default', title: { nl: 'Notificaties', en: 'Notifications' } },
  { path: 'notification_templates', file: 'pages/notification_templates/index.tsx', layout: 'topnav', needs: 'notification_templates.read', title: { nl: 'Berichten', en: 'Messages' } },
  { path: 'notification_templates/:id/edit', file: 'pages/notification_templates/edit.tsx', layout: 'topnav', needs: 'notification_templates.read', title: { nl: 'Bericht bewerken', en: 'Edit message' } },
  { path: 'organizations', file: 'pages/organizations/index.tsx', layout: 'topnav', needs: 'organizations.read', title: { nl: 'Organisaties', en: 'Organizations' } },
  { path: 'organizations/:id', file: 'pages/organizations/show.tsx', layout: 'public', public: true, keep: [] },
  { path: 'organizations/:id/edit', file: 'pages/organizations/edit.tsx', layout: 'topnav', needs: 'organizations.update', organization: true, title: { nl: 'Organisatie bewerken', en: 'Edit organization' } },
  { path: 'organizations/:id/move', file: 'pages/organizations/move.tsx', layout: 'topnav', needs: 'organizations.move', flag: 'enableOrganizationsMoving', organization: true, title: { nl: 'Organisatie verhuizen', en: 'Move organization' } },
  { path: 'organizations/add', file: 'pages/organizations/add.tsx', layout: 'topnav', needs: 'organizations.create', title: { nl: 'Organisatie toevoegen', en: 'Add organization' } },
  { path: 'organizations/approve', file: 'pages/organizations/approve.tsx', layout: 'topnav', needs: 'organizations.approve', title: { nl: 'Organisaties goedkeuren', en: 'Approve organizations' } },
  { path: 'organizations/signup', file: 'pages/organizations/signup/index.tsx', layout: 'public', public: true, title: { nl: 'Organisatie aanmelden', en: 'Sign up an organization' }, seen: { nl: 'Zoekt jullie organisatie vrijwilligers? Meld je aan, plaats vacatures en beantwoord wie zich aanbiedt.', en: 'Does your organization look for volunteers? Sign up, publish vacancies and answer those who offer to help.' } },
  { path: 'organizations/signup/success', file: 'pages/organizations/signup/success.tsx', layout: 'public', public: true, title: { nl: 'Organisatie aangemeld', en: 'Organization signed up' }, seen: null },
  { path: 'partners', file: 'pages/partners.tsx', layout: 'public', public: true, title: { nl: 'Partners', en: 'Partners' }, keep: [] },
  { path: 'profiel', file: 'pages/profiel/index.tsx', layout: 'default', title: { nl: 'Profiel', en: 'Profile' } },
  { path: 'profiel/verwijderd', file: 'pages/profiel/verwijderd.tsx', layout: 'public', ownGuard: true, title: { nl: 'Account verwijderd', en: 'Account deleted' }, leavesTrace: true },
  { path: 'profile-edit', file: 'pages/profile-edit/index.tsx', layout: 'default', title: { nl: 'Bewerk profiel', en: 'Edit profile' } },
  { path: 'profile-edit/email', file: 'pages/profile-edit/email.tsx', layout: 'default', title: { nl: 'E-mailadres wijzigen', en: 'Change email address' } },
  { path: 'profile-edit/settings', file: 'pages/profile-edit/settings.tsx', layout: 'default', title: { nl: 'Instellingen van je account', en: 'Account settings' } },
  { path: 'profile-replies', file: 'pages/profile-replies.tsx', layout: 'default', flag: 'volunteerProfiles', leavesTrace: true, title: { nl: 'Reacties op je profiel', en: 'Replies to your profile' } },
  { path: 'settings', file: 'pages/settings/index.tsx', layout: 'topnav', needs: 'settings.read', title: { nl: 'Instellingen', en: 'Settings' } },
  { path: 'settings/contact-person', file: 'pages/settings/contact-person.tsx', layout: 'topnav', needs: 'settings.read', title: { nl: 'Contactpersoon', en: 'Contact person' } },
  { path: 'settings/design', file: 'pages/settings/design.tsx', layout: 'topnav', needs: 'settings.read', frames: true, title: { nl: 'Vormgeving', en: 'Design' } },
  { path: 'settings/footer', file: 'pages/settings/footer.tsx', layout: 'topnav', needs: 'settings.read', title: { nl: 'Footer', en: 'Footer' } },
  { path: 'settings/export', file: 'pages/settings/export.tsx', layout: 'topnav', decision: 82, needs: 'center_exports.read', title: { nl: 'Alles meenemen', en: 'Take everything along' } },
  { path: 'settings/widget', file: 'pages/settings/widget.tsx', layout: 'topnav', decision: 79, needs: 'settings.read', frames: true, title: { nl: 'Op andere websites', en: 'On other websites' } },
  { path: 'signup', file: 'pages/signup/index.tsx', layout: 'public', public: true, title: { nl: 'Aanmelden', en: 'Sign up' }, seen: { nl: 'Maak een account, zoek vrijwilligerswerk in de buurt en volg je aanvragen.', en: 'Create an account, find volunteer work nearby and follow your applications.' } },
  { path: 'signup/success', file: 'pages/signup/success.tsx', layout: 'public', public: true, title: { nl: 'Je bent aangemeld', en: 'You have signed up' }, seen: null },
  { path: 'sociale-kaart', file: 'pages/sociale-kaart/index.tsx', layout: 'public', public: true, title: { nl: 'Sociale kaart', en: 'Social map' }, keep: 'search', own: { parameter: 'open' } },
  { path: 'sociale-kaart/import', file: 'pages/sociale-kaart/import.tsx', layout: 'topnav', decision: 50, needs: 'imports.create', title: { nl: 'Sociale kaart importeren', en: 'Import the social map' } },
  { path: 'sociale-kaart/overzicht', file: 'pages/sociale-kaart/overzicht.tsx', layout: 'topnav', decision: 50, needs: 'social_map_entries.update', title: { nl: 'Overzicht van de sociale kaart', en: 'Overview of the social map' } },
  { path: 'sociale-kaart/add', file: 'pages/sociale-kaart/add.tsx', layout: 'topnav', decision: 50, needs: 'social_map_entries.create', title: { nl: 'Plek toevoegen', en: 'Add entry' } },
  { path: 'sociale-kaart/:id/edit', file: 'pages/sociale-kaart/edit.tsx', layout: 'topnav', decision: 50, needs: 'social_map_entries.update', title: { nl: 'Plek bewerken', en: 'Edit entry' } },
  { path: 'sociale-kaart/:id/klopt-niet', file: 'pages/sociale-kaart/suggest.tsx', layout: 'default', decision: 50, title: { nl: 'Klopt er iets niet?', en: 'Is something not right?' } },
  { path: 'sociale-kaart/:id', file: 'pages/sociale-kaart/show.tsx', layout: 'public', public: true, keep: [] },
  { path: 'sociale-kaart/overzicht/bellen', file: 'pages/sociale-kaart/overzicht/bellen.tsx', layout: 'topnav', decision: 50, needs: 'social_map_entries.approve', title: { nl: 'Bellen voor de sociale kaart', en: 'Calls for the social map' } },
  { path: 'support', file: 'pages/support.tsx', layout: 'default', decision: 33, title: { nl: 'Support', en: 'Support' }, leavesTrace: true, takesFile: true },
  { path: 'switch', file: 'pages/switch.tsx', layout: 'public', public: true, title: { nl: 'Kies je plaats', en: 'Choose your town' }, seen: null },
  { path: 'uitloggen', file: 'pages/uitloggen.tsx', layout: 'public', title: { nl: 'Uitloggen', en: 'Sign out' }, leavesTrace: true },
  { path: 'users', file: 'pages/users/index.tsx', layout: 'topnav', needs: 'users.read', title: { nl: 'Gebruikers', en: 'Users' } },
  { path: 'users/add', file: 'pages/users/add.tsx', layout: 'topnav', needs: 'users.create', title: { nl: 'Gebruiker toevoegen', en: 'Add user' } },
  { path: 'users/:id', file: 'pages/users/show.tsx', layout: 'topnav', needs: 'users.read', title: { nl: 'Gebruiker', en: 'User' }, leavesTrace: true },
  { path: 'users/:id/edit', file: 'pages/users/edit.tsx', layout: 'topnav', needs: 'users.update', title: { nl: 'Gebruiker bewerken', en: 'Edit user' }, leavesTrace: true },
  { path: 'users/:id/add_role', file: 'pages/users/add_role.tsx', layout: 'topnav', needs: 'users.add_role', title: { nl: 'Rol toevoegen', en: 'Add role' }, leavesTrace: true },
  { path: 'vacancies', file: 'pages/vacancies/index.tsx', layout: 'topnav', needs: 'vacancies.read', organization: true, title: { nl: 'Vacatures', en: 'Vacancies' } },
  { path: 'vacancies/:id', file: 'pages/vacancies/show.tsx', layout: 'public', public: true, keep: ['from', 'via'] },
  { path: 'vacancies/:id/edit', file: 'pages/vacancies/edit.tsx', layout: 'topnav', needs: 'vacancies.update', organization: true, title: { nl: 'Vacature bewerken', en: 'Edit vacancy' } },
  { path: 'vacancies/add', file: 'pages/vacancies/add.tsx', layout: 'topnav', needs: 'vacancies.create', organization: true, title: { nl: 'Vacature toevoegen', en: 'Add vacancy' } },
  { path: 'vacancies/bulk-edit', file: 'pages/vacancies/bulk-edit.tsx', layout: 'topnav', needs: 'vacancies.bulk_update', organization: true, title: { nl: 'Vacatures bewerken', en: 'Edit vacancies' } },
  { path: 'vacancies/search', file: 'pages/vacancies/search.tsx', layout: 'wide', public: true, title: { nl: 'Vacaturebank', en: 'Find volunteer work' }, keep: 'search', own: { parameter: 'view', values: ['favourites', 'alert'] } },
  { path: 'volunteerly/api', file: 'pages/volunteerly/api.tsx', layout: 'default', decision: 79, background: 'white', title: { nl: 'De API van deze website', en: 'The API of this website' } },
  { path: 'volunteerly/centers', file: 'pages/volunteerly/centers/index.tsx', layout: 'default', decision: 64, needs: 'platform_centers.read', title: { nl: 'Centra', en: 'Centers' } },
  { path: 'volunteerly/centers/add', file: 'pages/volunteerly/centers/add.tsx', layout: 'default', decision: 64, needs: 'platform_centers.create', title: { nl: 'Centrum toevoegen', en: 'Add center' } },
  { path: 'volunteerly/centers/:id/remove', file: 'pages/volunteerly/centers/remove.tsx', layout: 'default', decision: 64, needs: 'center_removals.create', title: { nl: 'Centrum verwijderen', en: 'Remove center' } },
  { path: 'volunteerly/centers/:id', file: 'pages/volunteerly/centers/show.tsx', layout: 'default', decision: 64, needs: 'platform_centers.read', title: { nl: 'Centrum', en: 'Center' } },
  { path: 'volunteerly/changelog', file: 'pages/volunteerly/changelog.tsx', layout: 'default', background: 'white', title: { nl: 'Wat is er nieuw?', en: 'What is new?' } },
  { path: 'volunteerly/places', file: 'pages/volunteerly/places.tsx', layout: 'default', decision: 64, needs: 'postcodes.replace', title: { nl: 'Postcodes', en: 'Postcodes' }, takesFile: 'postcodes.replace' },
  { path: 'vrijwilligerspool', file: 'pages/vrijwilligerspool.tsx', layout: 'topnav', flag: 'volunteerProfiles', needs: 'pool_invitations.create', leavesTrace: true, title: { nl: 'Vrijwilligerspool', en: 'Volunteer pool' } },
  { path: 'workshops', file: 'pages/workshops/index.tsx', layout: 'default', title: { nl: 'Workshops', en: 'Workshops' } },
  { path: 'workshops/add', file: 'pages/workshops/add.tsx', layout: 'default', decision: 50, needs: 'workshops.create', title: { nl: 'Workshop toevoegen', en: 'Add workshop' } },
  { path: 'workshops/:id', file: 'pages/workshops/show.tsx', layout: 'default', decision: 50 },
  { path: 'workshops/:id/edit', file: 'pages/workshops/edit.tsx', layout: 'default', decision: 50, needs: 'workshops.update' },
  { path: 'workshops/:id/presence', file: 'pages/workshops/presence.tsx', layout: 'default', decision: 50, title: { nl: 'Wie is er?', en: 'Who is there?' } },
  { path: 'workshops/:id/certificate', file: 'pages/workshops/certificate.tsx', layout: 'default', decision: 50, title: { nl: 'Je bewijs', en: 'Your certificate' } },
  { path: 'test', file: 'pages/test/index.tsx', layout: 'default', decision: 81, developer: true, title: { nl: 'Ontwikkelpagina’s', en: 'Developer pages' } },
  ...['api', 'auth', 'datepicker', 'dollar-api', 'dupe', 'form', 'formbuilder', 'sentry', 'server-error', 'step-form', 'step-form-2', 'toaster', 'user-store', 'user'].map(
    (name): Page => ({ path: `test/${name}`, file: `pages/test/${name}.tsx`, layout: 'default', developer: true, leavesTrace: true, title: { nl: `/test/${name}`, en: `/test/${name}` }, ...(name === 'step-form' && { takesFile: true as const }) }),
  ),
]
