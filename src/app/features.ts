import { activities } from '#features/activities/server/feature.ts'
import { absence } from '#features/absence/server/feature.ts'
import { applications } from '#features/applications/server/feature.ts'
import { analytics } from '#features/analytics/server/feature.ts'
import { audit } from '#features/audit/server/feature.ts'
import { auth } from '#features/auth/server/feature.ts'
import { centerArchives } from '#features/center-archives/server/feature.ts'
import { centerRemovals } from '#features/center-removals/server/feature.ts'
import { centerForms } from '#features/center-forms/server/feature.ts'
import { conversations } from '#features/conversations/server/feature.ts'
import { organizationTransfers } from '#features/organization-transfers/server/feature.ts'
import { exported } from '#features/exports/server/feature.ts'
import { expenses } from '#features/expenses/server/feature.ts'
import { favourites } from '#features/favourites/server/feature.ts'
import { files } from '#features/files/server/feature.ts'
import { changelog } from '#features/changelog/server/feature.ts'
import { firstDay } from '#features/first-day/server/feature.ts'
import { forms } from '#features/forms/server/feature.ts'
import { imports } from '#features/imports/server/feature.ts'
import { measured } from '#features/measures/server/feature.ts'
import { menuItems } from '#features/menu-items/server/feature.ts'
import { lists } from '#features/lists/server/feature.ts'
import { news } from '#features/news/server/feature.ts'
import { notifications } from '#features/notifications/server/feature.ts'
import { notificationTemplates } from '#features/notification-templates/server/feature.ts'
import { organizations } from '#features/organizations/server/feature.ts'
import { pages } from '#features/pages/server/feature.ts'
import { oneOnOne } from '#features/one-on-one/server/feature.ts'
import { partners } from '#features/partners/server/feature.ts'
import { platformCenters } from '#features/platform-centers/server/feature.ts'
import { places } from '#features/places/server/feature.ts'
import { pool } from '#features/pool/server/feature.ts'
import { publishing } from '#features/publishing/server/feature.ts'
import { region } from '#features/region/server/feature.ts'
import { replyTemplates } from '#features/reply-templates/server/feature.ts'
import { savedSearches } from '#features/saved-searches/server/feature.ts'
import { settings } from '#features/settings/server/feature.ts'
import { socialMap } from '#features/social-map/server/feature.ts'
import { support } from '#features/support/server/feature.ts'
import { tenancy } from '#features/tenancy/server/feature.ts'
import { uploads } from '#features/uploads/server/feature.ts'
import { users } from '#features/users/server/feature.ts'
import { vocabulary } from '#features/vocabulary/server/feature.ts'
import { widget } from '#features/widget/server/feature.ts'
import { badges } from '#features/badges/server/feature.ts'
import { workshops } from '#features/workshops/server/feature.ts'
import { vacancies } from '#features/vacancies/server/feature.ts'

/** Every feature with a server side, in the order of architecture.mjs. */
export const features = [
  lists,
  tenancy,
  places,
  users,
  auth,
  uploads,
  settings,
  files,
  organizations,
  favourites,
  vocabulary,
  vacancies,
  savedSearches,
  socialMap,
  region,
  conversations,
  applications,
  pool,
  expenses,
  absence,
  organizationTransfers,
  oneOnOne,
  workshops,
  badges,
  activities,
  widget,
  publishing,
  news,
  partners,
  centerForms,
  pages,
  menuItems,
  centerArchives,
  centerRemovals,
  forms,
  audit,
  platformCenters,
  notifications,
  support,
  notificationTemplates,
  replyTemplates,
  measured,
  analytics,
  imports,
  exported,
  firstDay,
  changelog,
]
