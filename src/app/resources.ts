import { activity as townActivity } from '#features/activities/model/activity.ts'
import { occurrence } from '#features/activities/model/occurrence.ts'
import { absence } from '#features/absence/absence.ts'
import { application } from '#features/applications/model/application.ts'
import { auditEvent } from '#features/audit/audit-event.ts'
import { attachment } from '#features/conversations/model/attachment.ts'
import { conversation, message } from '#features/conversations/model/conversation.ts'
import { organizationTransfer } from '#features/organization-transfers/organization-transfer.ts'
import { expenseNote } from '#features/expenses/expense-note.ts'
import { exportedList } from '#features/exports/export.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { stockImage } from '#features/files/model/stock-image.ts'
import { favourite } from '#features/favourites/favourite.ts'
import { helpRequest } from '#features/one-on-one/model/request.ts'
import { helpVogCheck } from '#features/one-on-one/candidates/vog-check.ts'
import { helpCheckIn } from '#features/one-on-one/check-ins/check-in.ts'
import { helpBlock, helpMatch } from '#features/one-on-one/matches/match.ts'
import { importList, importRow } from '#features/imports/model/import.ts'
import { menuItem } from '#features/menu-items/menu-item.ts'
import { builtForm } from '#features/center-forms/model/built-form.ts'
import { sentAnswer } from '#features/center-forms/model/sent-answer.ts'
import { news } from '#features/news/model/news.ts'
import { partner } from '#features/partners/partner.ts'
import { savedView } from '#features/lists/saved-view.ts'
import { replyTemplate } from '#features/reply-templates/reply-template.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { suggestion } from '#features/social-map/model/suggestion.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { poolInvitation } from '#features/pool/model/pool-invitation.ts'
import { savedSearch } from '#features/saved-searches/saved-search.ts'
import { activity, notification } from '#features/notifications/model/notification.ts'
import { contentItem } from '#features/pages/model/content-item.ts'
import { address, organization, organizationProfile } from '#features/organizations/model/organization.ts'
import { upload } from '#features/uploads/upload.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { centerLook } from '#features/settings/model/center-look.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { role, user } from '#features/users/model/user.ts'
import { vocabularyEntry } from '#features/vocabulary/vocabulary-entry.ts'
import { registration } from '#features/workshops/model/registration.ts'
import { workshop } from '#features/workshops/model/workshop.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'

/** Every resource of the product by its name in code; the kernel derives its types from this (architecture §1.4). */
export const resources = {
  volunteerCenters: volunteerCenter,
  volunteerCenterProfiles: volunteerCenterProfile,
  centerLooks: centerLook,
  users: user,
  roles: role,
  uploads: upload,
  files: libraryFile,
  stockImages: stockImage,
  organizations: organization,
  organizationProfiles: organizationProfile,
  addresses: address,
  favourites: favourite,
  vocabularyEntries: vocabularyEntry,
  vacancies: vacancy,
  savedSearches: savedSearch,
  socialMapEntries: mapEntry,
  socialMapSuggestions: suggestion,
  conversations: conversation,
  messages: message,
  attachments: attachment,
  applications: application,
  poolEntries: poolEntry,
  poolInvitations: poolInvitation,
  expenseNotes: expenseNote,
  helpRequests: helpRequest,
  helpMatches: helpMatch,
  helpBlocks: helpBlock,
  helpCheckIns: helpCheckIn,
  helpVogChecks: helpVogCheck,
  absences: absence,
  workshops: workshop,
  workshopRegistrations: registration,
  activities: townActivity,
  activityOccurrences: occurrence,
  notifications: notification,
  replyTemplates: replyTemplate,
  activitiesLog: activity,
  auditEvents: auditEvent,
  organizationMoves: organizationTransfer,
  contentItems: contentItem,
  menuItems: menuItem,
  news,
  partners: partner,
  centerForms: builtForm,
  formAnswers: sentAnswer,
  imports: importList,
  importRows: importRow,
  exports: exportedList,
  savedViews: savedView,
}

declare module '#kernel/jsonapi/resource.ts' {
  interface Register {
    resources: typeof resources
  }
}
